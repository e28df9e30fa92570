/** Bytes of the file's header and of the entry of its one image. */
const HEADER_SIZE = 6 + 16;

/** Builds an ICO file that holds one square PNG, in the layout of Windows Vista and later. */
export function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(HEADER_SIZE);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one image
  header.writeUInt8(size, 6); // width
  header.writeUInt8(size, 7); // height
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.byteLength, 14);
  header.writeUInt32LE(HEADER_SIZE, 18); // where the image begins
  return Buffer.concat([header, png]);
}
