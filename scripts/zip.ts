import { strToU8, zipSync } from 'fflate';

/** Fixed, so that equal contents give equal bytes. Noon, because the format has no time zone. */
const mtime = '2026-01-01T12:00:00';

/** Creates a reproducible zip archive of a few small text files. */
export const zip = (files: Record<string, string>): Buffer => {
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries), { level: 9, mtime }));
};
