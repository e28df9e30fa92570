import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ignored = readFileSync('.gitignore', 'utf8').replaceAll('/', '').split('\n');
const files = readdirSync('.')
  .filter((entry) => entry !== '.git' && !ignored.includes(entry))
  .flatMap(filesIn);
const documents = files.filter((file) => file.endsWith('.md'));
const code = files.filter((file) => /\.tsx?$/.test(file));

/** The files that the examples of docs/how-to.md tell the reader to write. */
const EXAMPLES = ['src/sections/home/Quotes.tsx', 'src/pages/PressPage.tsx'];

describe.each(documents)('%s', (document) => {
  const text = readFileSync(document, 'utf8');

  test('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !exists(link, document))).toEqual([]);
  });

  test('names source files by their path from the root, or from its own folder', () => {
    // The text of a link may be shorter.
    const named = [...text.matchAll(/`([\w./-]+\.tsx?)`(?!\])/g)].map(([, file = '']) => file);
    const others = named.filter((file) => !EXAMPLES.includes(file));
    const folder = path.dirname(document);
    expect(
      others.filter((file) => !existsSync(file) && !existsSync(path.join(folder, file))),
    ).toEqual([]);
  });
});

test('comments in code link to headings that exist', () => {
  const links = code.flatMap((file) => {
    const found = readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g);
    return [...found].map(([link]) => ({ file, link }));
  });
  expect(links.filter(({ link }) => !exists(link, 'README.md'))).toEqual([]);
});

/** Returns the files in a folder, at any depth, or the file itself. */
function filesIn(entry: string): string[] {
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name));
}

/** Returns whether a link in a document leads to an existing file and heading, if it names one. */
function exists(link: string, document: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? document : path.join(path.dirname(document), file);
  if (!existsSync(target)) return false;
  return heading === undefined || headingIds(target).includes(heading);
}

/** Returns the ids that GitHub gives to a document's headings. */
function headingIds(document: string): string[] {
  const text = readFileSync(document, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
