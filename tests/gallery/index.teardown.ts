import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test as teardown } from '@playwright/test';
import { SOURCE_LOCALE } from '../../src/i18n/localePath.ts';
import { GALLERY } from './support/takePicture.ts';

teardown('show the pictures side by side in gallery/index.html', async () => {
  const files = (await readdir(GALLERY, { recursive: true })).filter((file) =>
    file.endsWith('.jpg'),
  );
  const rows = [...new Set(files.map((file) => path.basename(file)))].sort();
  const isSource = (file: string) => path.dirname(file) === SOURCE_LOCALE;
  const sections = rows.map((row) => {
    const pictures = files.filter((file) => path.basename(file) === row).sort();
    const inOrder = [...pictures.filter(isSource), ...pictures.filter((file) => !isSource(file))];
    return `<h2>${path.parse(row).name}</h2>\n<div>${inOrder.map(picture).join('')}</div>`;
  });
  await writeFile(path.join(GALLERY, 'index.html'), `${HEAD}\n${sections.join('\n')}\n`);
});

function picture(file: string): string {
  const [column, name] = [path.dirname(file), path.basename(file)];
  return `<a href="${column}/${name}">${column}<img src="${column}/${name}" alt="" loading="lazy"></a>`;
}

// A row is at most as high as the window and scrolls, so that rows follow each other closely.
const HEAD = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui, sans-serif; background: #ddd; }
h2 { margin: 1rem 0 .5rem; font-size: 1rem; }
div { display: flex; align-items: start; gap: .5rem; max-height: 85vh; overflow: auto; }
a { flex: 0 1 auto; min-width: 20rem; background: #ddd; }
a:first-child { position: sticky; inset-inline-start: 0; }
img { display: block; max-width: 100%; min-height: 10rem; background: #fff; }
</style>`;
