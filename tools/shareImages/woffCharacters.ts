import { inflateSync } from 'node:zlib';

/**
 * The code points that a WOFF font has a glyph for. A face's declared `unicode-range` is no answer: it
 * promises whole blocks of which the file has a part.
 *
 * @throws Error if the font maps its characters in another way than fonts of the basic plane do
 */
export function woffCharacters(woff: Buffer): Set<number> {
  const map = characterMap(table(woff, 'cmap'));
  const segments = map.readUInt16BE(6) / 2;
  const ends = 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const offsets = deltas + segments * 2;

  const characters = new Set<number>();
  for (let segment = 0; segment < segments * 2; segment += 2) {
    const start = map.readUInt16BE(starts + segment);
    const end = map.readUInt16BE(ends + segment);
    const delta = map.readUInt16BE(deltas + segment);
    const offset = map.readUInt16BE(offsets + segment);
    for (let code = start; code <= end; code++) {
      const glyph =
        offset === 0
          ? code + delta
          : map.readUInt16BE(offsets + segment + offset + (code - start) * 2);
      // The glyph with number 0 stands for what is missing.
      if ((glyph & 0xffff) !== 0) characters.add(code);
    }
  }
  return characters;
}

/** A font's table by its name; see https://www.w3.org/TR/WOFF/#TableDirectory. */
function table(woff: Buffer, name: string): Buffer {
  const count = woff.readUInt16BE(12);
  for (let entry = 44; entry < 44 + count * 20; entry += 20) {
    if (woff.toString('latin1', entry, entry + 4) !== name) continue;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return packed === length ? data : inflateSync(data);
  }
  throw new Error(`the font has no table "${name}"`);
}

/** The map of format 4; see https://learn.microsoft.com/typography/opentype/spec/cmap. */
function characterMap(cmap: Buffer): Buffer {
  const count = cmap.readUInt16BE(2);
  for (let record = 4; record < 4 + count * 8; record += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(record + 4));
    if (map.readUInt16BE(0) === 4) return map;
  }
  throw new Error('the font has no character map of format 4');
}
