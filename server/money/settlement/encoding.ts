/** Byte order marks of the encodings in which spreadsheets save (Unicode Standard 23.8). */
const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
] as const;
type Encoding = (typeof marks)[number]['encoding'];

/**
 * Detects the encoding by its mark, or without one by the position of the NUL bytes of ASCII characters, which UTF-8 text
 * does not have.
 */
function encodingOf(file: Buffer): Encoding {
  const marked = marks.find(({ bytes }) => bytes.every((byte, index) => file[index] === byte));
  if (marked) return marked.encoding;
  if (file[1] === 0 && file[3] === 0) return 'utf-16le';
  return file[0] === 0 && file[2] === 0 ? 'utf-16be' : 'utf-8';
}

/** Decodes a file piece by piece, without its mark; invalid bytes become U+FFFD. */
export function* textOf(file: Buffer, pieceBytes: number): Generator<string> {
  const decoder = new TextDecoder(encodingOf(file));
  for (let start = 0; start < file.length; start += pieceBytes) {
    const end = start + pieceBytes;
    yield decoder.decode(file.subarray(start, end), { stream: end < file.length });
  }
}
