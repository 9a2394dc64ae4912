import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawings, files } from './index';

const root = join(import.meta.dirname, '..', 'public');

for (const [name, draw] of [
  ...Object.entries(drawings).map(([key, d]) => [`art/${key}.svg`, d] as const),
  ...Object.entries(files),
]) {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
