import { strToU8, zipSync } from 'fflate';

/** In every archive, so that equal contents give equal bytes. Noon: the format knows no zone. */
const mtime = '2026-01-01T12:00:00';

/** A zip archive of a few small texts, the same bytes each time. */
export const zip = (files: Record<string, string>): Buffer => {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9, mtime }));
};
