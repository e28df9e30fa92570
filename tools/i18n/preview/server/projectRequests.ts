import { watch } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { SOURCE_LOCALE } from '../../../../src/i18n/localePath.ts';
import { tagProblem } from '../../../../translations/check/tagProblem.ts';
import { contentIf } from '../../../../translations/files/localeFolder.ts';
import { readLocaleText } from '../../../../translations/files/localeText.ts';
import { readStateText } from '../../../../translations/state/textState.ts';
import { CHANGES_URL, PROJECT_URL } from '../places/place.ts';
import type { FileChange, Project } from '../texts/project.ts';
import { writeFiles } from './readProject.ts';

/** The largest request in bytes; a language's files, before and after, take 300 KB. */
const MAX_BYTES = 4_000_000;

/** The files that the panel writes: those of a language's texts and of their states. */
const WRITABLE = /^locales\/(state\/)?([\w-]+)\.json$/;

/**
 * Answers the panel on this machine: `GET` returns the project, `POST` writes files. Only this server's
 * own pages may do so: not other websites, nor those that give this machine's address a name of
 * theirs (DNS rebinding).
 */
export function projectRequests(root: string, read: () => Project): Connect.NextHandleFunction {
  return async (request, response, next) => {
    if (request.url === `/${CHANGES_URL}`) return tellChanges(root, response);
    if (request.url !== `/${PROJECT_URL}`) return next();
    try {
      const isRead = request.method === 'GET';
      const [status, answer] = isRead
        ? ([200, JSON.stringify(read())] as const)
        : await change(request);
      response.writeHead(status, {
        'content-type': isRead ? 'application/json' : 'text/plain',
        'cache-control': 'no-store',
      });
      response.end(answer);
    } catch (error) {
      next(error);
    }
  };

  async function change(request: IncomingMessage): Promise<[status: number, answer: string]> {
    if (request.method !== 'POST') return [405, 'Use GET or POST.'];
    if (!isFromOwnPage(request)) return [403, 'Only the preview may write.'];
    if (request.headers['content-type'] !== 'application/json') return [415, 'Send JSON.'];
    const body = await bodyOf(request);
    if (body === undefined) return [413, 'The files are too large.'];
    const changes = readChanges(body);
    if (!changes) return [400, 'These are no files of translations.'];
    if (changes.some(({ file, before }) => contentIf(root, file) !== before)) {
      return [409, 'A file has changed meanwhile.'];
    }
    writeFiles(root, changes);
    return [200, 'Saved.'];
  }
}

/** Sends an event whenever a file in `locales/` has changed, until the page is closed. */
function tellChanges(root: string, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.flushHeaders();
  const folder = path.join(root, 'locales');
  const watcher = watch(folder, { recursive: true }, () => response.write('data: changed\n\n'));
  response.on('close', () => watcher.close());
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

/** Reads changes of files; `undefined` if one is not of a translation, or would break it. */
function readChanges(body: string): FileChange[] | undefined {
  try {
    const changes: FileChange[] = JSON.parse(body);
    return changes.every(isChange) ? changes : undefined;
  } catch {
    return undefined;
  }
}

function isChange({ file, after }: FileChange): boolean {
  const [, folder, tag] = WRITABLE.exec(file) ?? [];
  if (tag === undefined || tag === SOURCE_LOCALE || tagProblem(tag)) return false;
  return folder ? readStateText(after).problems.length === 0 : !readLocaleText(after).isBroken;
}
