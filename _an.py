import pickle, sys, json, re
from tests.e2e import reading
for f in sys.argv[1:]:
    game, lines, (key,users,namings,games,played,told,found), n, asked, gone = pickle.load(open(f,'rb'))
    print(f, key, game['id'], users, namings, [ (u in asked) for u in users], [g for g in gone if g[0]==game['id']], game['ended'], len(lines))
    for x in n: print("  ", x)
    bad=set(re.findall(r"own-([0-9a-f]{16})", " ".join(n)))
    for t in told:
        if any(b in t.words for b in bad):
            print("   TOLD rev", t.revision, "user", t.user, t.exact, t.words[:1500])
            break
    for i,(l) in enumerate(lines[:4]): print("   ", l)
