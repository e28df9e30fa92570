import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrotliOptions, brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * A document of this size, in bytes, is more than a server sends before it waits for the first answer, unless
 * it is compressed as well as can be.
 */
const LARGE = 60_000;

/** Writes a `.br` and a `.gz` beside text files, for servers that send them as they are. */
export interface Precompressor {
  /** Begins with a file; it works while the next is made. */
  add(file: string): void;
  /** Ends with all that were added, and all others of a folder. */
  finish(folder: string): Promise<void>;
}

export function createPrecompressor(): Precompressor {
  const done = new Map<string, Promise<void>>();
  const add = (file: string) => {
    if (COMPRESSIBLE.test(file) && !done.has(file)) done.set(file, compress(file));
  };
  return {
    add,
    async finish(folder) {
      const files = await readdir(folder, { recursive: true });
      for (const file of files) add(path.join(folder, file));
      await Promise.all(done.values());
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli(file, content)));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/**
 * The best quality saves 2 % and takes three times as long as the next. What grows with every language,
 * documents and strings, gets it only where it may spare a visitor a wait; all other files always. A window
 * no larger than the file finds as much, sooner.
 */
function brotli(file: string, content: Buffer): BrotliOptions {
  const isOfLanguage = /\.(?:html|json)$/.test(file) && content.byteLength < LARGE;
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY - (isOfLanguage ? 1 : 0),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_MAX_WINDOW_BITS,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(content.byteLength + 16))),
      ),
    },
  };
}
