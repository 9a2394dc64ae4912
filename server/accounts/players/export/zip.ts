import { strToU8, Zip, ZipDeflate } from 'fflate';

/** A file of a zip archive: its text, produced on demand. */
export interface ZipFile {
  name: string;
  content: AsyncIterable<string>;
}

/**
 * A zip archive of any size, produced on demand: each part of a text is compressed when the reader asks for more, so
 * no file is ever held in memory. Stops when the reader does.
 */
export async function* zipOf(files: Iterable<ZipFile>, at: Date): AsyncGenerator<Buffer> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, packed) => {
    if (error) throw error;
    ready.push(packed);
  });
  const takeReady = () => Buffer.concat(ready.splice(0));
  for (const { name, content } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const text of content) {
      file.push(strToU8(text));
      if (ready.length > 0) yield takeReady();
    }
    file.push(new Uint8Array(0), true);
  }
  zip.end();
  yield takeReady();
}
