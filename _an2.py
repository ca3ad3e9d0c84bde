import pickle, sys, json, re
from bot import games as G
from bot.base.i18n import localizer
from bot.messages import menus
from engine.kernel.forecast import forecast
f=sys.argv[1]
game, lines, (key,users,namings,games,played,told,found), n, asked, gone = pickle.load(open(f,'rb'))
bad=set(re.findall(r"own-([0-9a-f]{16})", " ".join(n)))
t=[t for t in told if any(b in t.words for b in bad)][0]
print(re.findall(r'"custom_id": "([^"]*)"', t.words), re.findall(r'"value": "([^"]*)"', t.words)[:60])
print(re.findall(r'"label": "([^"]*)"', t.words)[:80])
from benchmarks.torture.truth import replayed
games=replayed(game,lines)
g=games[t.revision]; seat=users.index(t.user.id)
ch=G.load(key).choices(g.view(seat), forecast(g,seat), localizer("en"))
tree=menus._tree(ch)
for it in tree.items: print(getattr(it,"path",None), getattr(it,"title",None), it.label if hasattr(it,"label") else len(it.items), getattr(it,"ask",""))
