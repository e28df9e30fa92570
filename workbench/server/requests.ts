import { Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { missingFonts } from '../../prerender/shareImages/missingFonts.ts';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { tagProblem } from '../../translations/check/tagProblem.ts';
import { applyEdits, readEdits } from '../../translations/edits/edits.ts';
import { type Project, tagsOf } from '../../translations/edits/project.ts';
import { readProject, writeProject } from '../../translations/edits/readProject.ts';
import { completeTexts } from '../../translations/read/completeTexts.ts';
import { filesOf } from '../../translations/state/languageFiles.ts';
import { PROJECT_URL } from '../texts/savedTexts.ts';

/**
 * Answers the panel on this machine: `GET` returns the project, `POST` writes edits into its files. Only
 * this server's own pages may write: no other website can, even by DNS rebinding.
 *
 * @param page the files of the panel's page by name
 */
export function requests(
  root: string,
  repository: string,
  page: ReadonlyMap<string, string | Uint8Array<ArrayBuffer>>,
): Hono {
  const read = () => ({ ...readProject(root, repository), isServed: true });
  const withFonts = async (project: Project): Promise<Project> => {
    const locales = tagsOf(project).map((tag) => completeTexts(filesOf(project, tag)));
    return { ...project, missingFonts: Object.fromEntries(await missingFonts(locales)) };
  };
  return new Hono()
    .get(`/${PROJECT_URL}`, async ({ json }) => json(await withFonts(read())))
    .post(`/${PROJECT_URL}`, async ({ req, json, text }) => {
      if (!isFromOwnPage(req.header())) return text('Only the workbench may write.', 403);
      const edits = readEdits(await req.text());
      if (!edits || !Object.keys(edits).every(isLanguage)) return text('Not a list of edits.', 400);
      const before = read();
      writeProject(root, before, applyEdits(before, edits).project);
      return json(await withFonts(read()));
    })
    .get('*', ({ req, body, notFound }) => {
      const name = req.path.slice(1) || 'index.html';
      const content = page.get(name);
      return content ? body(content, 200, { 'content-type': getMimeType(name) ?? '' }) : notFound();
    });
}

function isLanguage(tag: string): boolean {
  return tag === SOURCE_LOCALE || tagProblem(tag) === undefined;
}

function isFromOwnPage({ host = '', origin, 'sec-fetch-site': site }: Record<string, string>) {
  const isHere = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
  return isHere && origin === `http://${host}` && site === 'same-origin';
}
