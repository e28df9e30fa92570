import { symlinkSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { expect, test } from 'vitest';
import { cutDisplayFont, DISPLAY_FONT, requireLetters } from '../../../prerender/displayFont.ts';
import { localesProject } from '../../support/localesProject.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

test('the display font is cut to the letters of all languages', async () => {
  const root = localesProject({ 'en.json': '{ "a": "A’" }', 'pl.json': '{ "a": "łś" }' });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  const folder = temporaryFolder();
  const lost = await cutDisplayFont(root, folder);
  expect([...'A’łś'].filter((letter) => lost.has(letter))).toEqual([]);
  expect(lost).toContain('ß');
  for (const file of ['latin', 'latin-ext'].map(
    (set) => `funnel-display-${set}-600-normal.woff2`,
  )) {
    const [whole, cut] = await Promise.all(
      [path.join('node_modules', DISPLAY_FONT), folder].map(
        async (folder) => create(await readFile(path.join(folder, file))) as Font,
      ),
    );
    const kept = whole?.characterSet.filter((code) => !lost.has(String.fromCodePoint(code)));
    expect(kept).not.toEqual([]);
    // Fontkitten also lists the end of the font's table.
    expect(cut?.characterSet.filter((code) => code < 0xffff)).toEqual(
      kept?.filter((code) => code < 0xffff),
    );
  }
});

test('a letter that the cut has lost stops the build', () => {
  expect(() => requireLetters('<p>Ő, hő!</p>', new Set('Ő'))).toThrow('lacks: Ő');
  // The whole font lacks it, too.
  expect(() => requireLetters('<p>hő, 你!</p>', new Set('Ő'))).not.toThrow();
});
