import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import pMap from 'p-map';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * Writes a `.br` and a `.gz` beside a folder's text files, as small as possible, for servers that
 * send them as they are.
 */
export async function precompress(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => COMPRESSIBLE.test(file))
    .map((file) => path.join(folder, file));
  await pMap(files, compress, { concurrency: availableParallelism() });
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
