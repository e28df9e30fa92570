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
  /** What the script that `watch` adds to the pages has sent. */
  messages: string[];
  /** Holds back every request whose path matches, until the returned function is called. */
  hold(path: RegExp): () => void;
  /** Answers every request whose path matches, instead of the site's server. */
  answer(path: RegExp, status: number, body: string, type?: string): void;
  /** Adds a script to every page whose policy allows any. It reports all errors. */
  watch(): void;
  /** Takes the scripts out of every page. Not every driver works in a browser that runs none. */
  removeScripts(): void;
  close(): Promise<void>;
}

const MESSAGES = '/messages-of-the-page';

/** Starts a server that passes requests on to the site. */
export async function startFrontServer(siteUrl: string): Promise<FrontServer> {
  const requests: SeenRequest[] = [];
  const messages: string[] = [];
  const held: { path: RegExp; released: Promise<void> }[] = [];
  const answers: { path: RegExp; listener: Listener }[] = [];
  const changes: ((page: string) => string)[] = [];

  const server = createServer(async (req, res) => {
    const { method = 'GET', url: path = '/' } = req;
    const body = await buffer(req);
    if (path.startsWith(MESSAGES)) {
      if (method === 'POST') messages.push(String(body));
      res.setHeader('content-type', 'text/javascript').end(method === 'GET' ? WATCH : '');
      return;
    }
    requests.push({ method, path, body: String(body) });
    for (const { path: pattern, released } of held) if (pattern.test(path)) await released;
    const answer = answers.find(({ path: pattern }) => pattern.test(path));
    if (answer) answer.listener(req, res);
    else passOn(new URL(siteUrl), req, res, body, changes);
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
    watch() {
      changes.push(watched);
    },
    removeScripts() {
      changes.push((page) => page.replace(/<script\b.*?<\/script>/gs, ''));
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
  changes: ((page: string) => string)[],
): void {
  const isChanged = changes.length > 0;
  // Compressed pages cannot be changed.
  const encoding = isChanged ? { 'accept-encoding': 'identity' } : {};
  const options = { hostname, port, method, path: url, headers: { ...headers, ...encoding } };
  const passed = request(options, async (answer) => {
    const { statusCode = 502, headers } = answer;
    const isPage = isChanged && headers['content-type']?.startsWith('text/html');
    if (!isPage) {
      res.writeHead(statusCode, headers);
      answer.pipe(res);
      return;
    }
    const { 'content-length': _, ...others } = headers;
    const page = String(await buffer(answer));
    res.writeHead(statusCode, others).end(changes.reduce((text, change) => change(text), page));
  });
  // As a server that is down.
  passed.on('error', () => res.destroy());
  passed.end(body);
}

/** Returns a page with the script before everything else in its head but its policy. */
function watched(html: string): string {
  return html.replace(
    /<meta http-equiv="Content-Security-Policy" content="[^"]*script-src 'self'[^"]*">/,
    `$&<script src="${MESSAGES}.js"></script>`,
  );
}

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
