import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/** Writes a `.br` and a `.gz` beside every text file of a folder, for servers that send them as they are. */
export async function precompress(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  const texts = files.filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(texts.map((file) => compress(path.join(folder, file))));
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, BROTLI));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

const BROTLI = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};
