import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|xml|txt|webmanifest)$/;

/**
 * What a server sends before it waits for the first answer, in bytes: ten packets (RFC 6928) less the headers.
 * A document within it arrives no sooner for being smaller.
 */
const FIRST_FLIGHT = 14_000;

/**
 * Brotli's qualities. What it costs to be `good` is twenty times what is `quick` and saves 6 %; the `best`
 * takes three times as long again for 2 %.
 */
const QUALITY = { quick: 8, good: 10, best: 11 };

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
  await writeFile(`${file}.br`, await brotli(file, content));
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Documents and strings grow in number with every language, so they get what their visitors notice. */
async function brotli(file: string, content: Buffer): Promise<Buffer> {
  if (file.endsWith('.html')) {
    const quick = await brotliOf(content, QUALITY.quick);
    if (quick.byteLength <= FIRST_FLIGHT) return quick;
  }
  return brotliOf(content, file.endsWith('.json') ? QUALITY.good : QUALITY.best);
}

/** In a window no larger than the content, which finds as much, sooner. */
function brotliOf(content: Buffer, quality: number): Promise<Buffer> {
  const bits = Math.ceil(Math.log2(content.byteLength + 16));
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_MAX_WINDOW_BITS,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, bits),
      ),
    },
  });
}
