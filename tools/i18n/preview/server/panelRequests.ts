import type { IncomingMessage } from 'node:http';
import type { Connect } from 'vite';
import { localeFile } from '../../../../translations/files/paths.ts';
import { type Change, type ChangeResult, changeText } from './changeText.ts';

/** URL of a language's texts for the panel: their descriptions, and where changes are sent to. */
const URL_OF_TEXTS = /^\/translation-preview\/([\w-]+)\.json$/;

/** The largest request in bytes; the longest text takes about a thousand. */
const MAX_BYTES = 32_768;

/**
 * Answers the panel in development: `GET` describes a language's texts, `POST` changes one. Only
 * this server's own pages may do so: not other websites, nor those that give this machine's address
 * a name of theirs (DNS rebinding).
 *
 * @param describe returns the answer to `GET`, for any tag
 * @param tags of the languages that can be written: those that have a file
 * @param onSaved is called with the path of the locale file, from the root
 */
export function panelRequests(
  root: string,
  describe: (tag: string) => string,
  tags: () => readonly string[],
  onSaved: (file: string) => void,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const tag = URL_OF_TEXTS.exec(pathname)?.[1];
    if (!tag) return next();
    try {
      const [status, answer] =
        request.method === 'GET'
          ? ([200, describe(tag)] as const)
          : withStatus(await changed(request, tag));
      response.writeHead(status, {
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
      response.end(answer);
    } catch (error) {
      next(error);
    }
  };

  async function changed(request: IncomingMessage, tag: string): Promise<Result> {
    if (request.method !== 'POST') return { status: 405, problem: 'Use GET or POST.' };
    if (!isFromOwnPage(request)) return { status: 403, problem: 'Only the preview may write.' };
    if (request.headers['content-type'] !== 'application/json') {
      return { status: 415, problem: 'Send JSON.' };
    }
    if (!tags().includes(tag)) return { status: 404, problem: `There is no locales/${tag}.json.` };
    const body = await bodyOf(request);
    if (body === undefined) return { status: 413, problem: 'The text is too long.' };
    const change = readChange(body);
    if (!change) return { status: 400, problem: 'This is no change.' };
    const result = changeText(root, tag, change);
    if (change.action === 'save' && result.status === 200) onSaved(localeFile(tag));
    return result;
  }
}

type Result = ChangeResult | { status: 400 | 403 | 405 | 413 | 415; problem: string };

function withStatus({ status, ...answer }: Result): [number, string] {
  return [status, JSON.stringify(answer)];
}

function isFromOwnPage({ headers }: IncomingMessage): boolean {
  const { host = '', origin } = headers;
  return (
    /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host) &&
    origin === `http://${host}` &&
    headers['sec-fetch-site'] === 'same-origin'
  );
}

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    // Reads on, since an answer is sent only to who has sent everything.
    if (bytes <= MAX_BYTES) chunks.push(chunk);
  }
  return bytes > MAX_BYTES ? undefined : Buffer.concat(chunks).toString('utf8');
}

/** Reads a change; `undefined` if the text is none. */
function readChange(body: string): Change | undefined {
  let change: unknown;
  try {
    change = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { action, key, text, before } = (change ?? {}) as Record<string, unknown>;
  if (typeof key !== 'string') return undefined;
  if (action === 'stillRight' || action === 'reviewed' || action === 'meant') {
    return { action, key };
  }
  const hasTexts = typeof text === 'string' && typeof before === 'string';
  if ((action !== 'check' && action !== 'save') || !hasTexts) return undefined;
  return { action, key, text, before };
}
