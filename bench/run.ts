import { build } from '../scripts/build';
import { isStale } from '../scripts/stamp';
import { benchLighthouse } from './lighthouse';
import { benchLists } from './lists';
import { benchServer } from './server';

// `npm run bench`: ratios against a floor in the same run; wall-clock figures of one machine say little on another.
if (isStale()) await build();
await benchLists();
await benchServer();
await benchLighthouse();
