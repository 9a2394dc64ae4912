import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzipSync } from 'node:zlib';

const worthwhile = /\.(js|css|html|svg|json|txt|xml|webmanifest)$/;
/** Runs on as many cores as there are. */
const brotli = promisify(brotliCompress);

/**
 * Writes brotli and gzip files next to every text file of a folder, so that the server need not compress them. What stands
 * at several addresses, as the pages of the default language do, is compressed once.
 */
export async function compressFolder(folder: string): Promise<void> {
  const places = new Map<string, string[]>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !worthwhile.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file, 'utf8');
    places.set(body, [...(places.get(body) ?? []), file]);
  }
  const compress = async ([body, files]: [string, string[]]): Promise<void> => {
    const small = await brotli(body);
    const zipped = gzipSync(body, { level: 9 });
    for (const file of files) {
      writeFileSync(`${file}.br`, small);
      writeFileSync(`${file}.gz`, zipped);
    }
  };
  await Promise.all([...places].map(compress));
}
