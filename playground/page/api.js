// The page's road to the playground: requests as the chosen user, and what is delivered to that user.
export class Refused extends Error {
  constructor(status, body) {
    super(readable(body));
    this.status = status;
    this.code = body.code;
  }
}

function readable(body) {
  const first = (tree) => {
    if (!tree || typeof tree !== "object") return null;
    if (tree._errors) return tree._errors[0].message;
    return Object.values(tree).map(first).find(Boolean) ?? null;
  };
  return first(body.errors) ?? body.message ?? "Something went wrong.";
}

export class Api {
  constructor(user) {
    this.user = user;
  }

  async ask(method, path, body = undefined, query = {}) {
    const address = new URL(path, location.origin);
    for (const [key, value] of Object.entries({ ...query, as: this.user })) address.searchParams.set(key, value);
    const options = { method };
    if (body instanceof FormData) options.body = body;
    else if (body !== undefined) {
      options.body = JSON.stringify(body);
      options.headers = { "Content-Type": "application/json" };
    }
    const answer = await fetch(address, options).catch(() => {
      throw new Refused(0, { message: "The playground does not answer." });
    });
    const content = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Refused(answer.status, content);
    return content;
  }

  // Calls hear(event, data) for everything delivered, status(connected) when the connection comes and goes.
  listen(hear, status) {
    const connect = () => {
      const address = new URL("/ui/live", location.origin);
      address.protocol = address.protocol.replace("http", "ws");
      address.searchParams.set("as", this.user);
      const socket = new WebSocket(address);
      socket.onopen = () => status(true);
      socket.onmessage = (frame) => {
        const news = JSON.parse(frame.data);
        hear(news.event, news.data);
      };
      socket.onclose = () => {
        status(false);
        setTimeout(connect, 1000);
      };
    };
    connect();
  }
}
