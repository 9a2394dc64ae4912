import { build } from './build';
import { isStale } from './stamp';

// `npm start`: build when something changed since the last build, then serve in this process.
if (isStale()) {
  process.stdout.write('Building…\n');
  await build();
}
await import(new URL('../dist/server/main.js', import.meta.url).href);
