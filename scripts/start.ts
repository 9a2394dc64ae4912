import { build } from './build';
import { isStale } from './stamp';

// `npm start`: builds when something changed, then serves in this process.
if (isStale()) {
  process.stdout.write('Building…\n');
  await build();
}
await import(new URL('../dist/server/main.js', import.meta.url).href);
