import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface SeenRequest {
  method: string;
  path: string;
  body: string;
}

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/**
 * What is between the browser and the site's server. Not every driver lets a test see, hold back or
 * answer requests, so this does it for all engines alike.
 */
export interface FrontServer {
  url: string;
  /** Every request so far. */
  requests: SeenRequest[];
  /** What the script that `watch` adds has sent. */
  messages: string[];
  /** Holds back every request whose path matches, until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Answers every request whose path matches, instead of the site's server. */
  answer(path: RegExp, status: number, body: string, type?: string): void;
  /** Runs a script first in every page whose policy allows any. */
  addScript(script: string): void;
  /** Adds a script that reports all errors. */
  watch(): void;
  /** Takes the site's scripts out of every page. Not every driver works in a browser that runs none. */
  removeScripts(): void;
  close(): Promise<void>;
}

/** The address of the added scripts, and of what they send. */
const MESSAGES = '/messages-of-the-page';

/** Starts a server that passes requests on to the site. */
export async function startFrontServer(siteUrl: string): Promise<FrontServer> {
  const requests: SeenRequest[] = [];
  const messages: string[] = [];
  const held: { path: RegExp; released: Promise<void> }[] = [];
  const answers: { path: RegExp; listener: Listener }[] = [];
  const scripts: string[] = [];
  let removesScripts = false;

  function changed(page: string): string {
    const own = removesScripts ? page.replace(/<script\b.*?<\/script>/gs, '') : page;
    return scripts.length > 0
      ? own.replace(POLICY, `$&<script src="${MESSAGES}.js"></script>`)
      : own;
  }

  const server = createServer(async (req, res) => {
    const { method = 'GET', url: path = '/' } = req;
    const body = await buffer(req);
    if (path.startsWith(MESSAGES)) {
      if (method === 'POST') messages.push(String(body));
      res.setHeader('content-type', 'text/javascript').end(scripts.join(';\n'));
      return;
    }
    requests.push({ method, path, body: String(body) });
    for (const { path: pattern, released } of held) if (pattern.test(path)) await released;
    const answer = answers.find(({ path: pattern }) => pattern.test(path));
    if (answer) answer.listener(req, res);
    else {
      const isChanged = removesScripts || scripts.length > 0;
      passOn(new URL(siteUrl), req, res, body, isChanged ? changed : undefined);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    messages,
    hold(path) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ path, released });
      return release;
    },
    answer(path, status, body, type = 'text/html; charset=utf-8') {
      const listener: Listener = (_, res) => {
        res.writeHead(status, { 'content-type': type }).end(body);
      };
      answers.push({ path, listener });
    },
    addScript(script) {
      scripts.push(script);
    },
    watch() {
      scripts.push(WATCH);
    },
    removeScripts() {
      removesScripts = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function passOn(
  { hostname, port }: URL,
  { method, url, headers }: IncomingMessage,
  res: ServerResponse,
  body: Buffer,
  change: ((page: string) => string) | undefined,
): void {
  // Compressed pages cannot be changed.
  const encoding = change ? { 'accept-encoding': 'identity' } : {};
  const options = { hostname, port, method, path: url, headers: { ...headers, ...encoding } };
  const passed = request(options, async (answer) => {
    const { statusCode = 502, headers } = answer;
    if (!change || !headers['content-type']?.startsWith('text/html')) {
      res.writeHead(statusCode, headers);
      answer.pipe(res);
      return;
    }
    const { 'content-length': _, ...others } = headers;
    const page = String(await buffer(answer));
    res.writeHead(statusCode, others).end(change(page));
  });
  // As a server that is down.
  passed.on('error', () => res.destroy());
  passed.end(body);
}

/** The policy of a page that may run scripts, before everything else in its head. */
const POLICY = /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self'[^"]*">/;

const WATCH = `{
  const tell = (message) => navigator.sendBeacon('${MESSAGES}', message);
  addEventListener('error', ({ message, target }) => {
    // What a page fetches ahead is aborted where the visitor leaves it.
    if (target.rel !== 'modulepreload') tell('error: ' + (message ?? target.outerHTML));
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('rejected: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    tell('policy: ' + [violatedDirective, blockedURI, sourceFile].join(' ')));
  for (const kind of ['error', 'warn']) {
    const print = console[kind];
    console[kind] = (...words) => { tell(kind + ': ' + words.join(' ')); print(...words); };
  }
}`;
