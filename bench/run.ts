import { build } from '../scripts/build';
import { isStale } from '../scripts/stamp';
import { benchLighthouse } from './lighthouse';
import { benchLists } from './lists';
import { benchServer } from './server';

// `npm run bench`: ratios to a baseline in the same run, as wall-clock times do not compare across machines.
if (isStale()) await build();
await benchLists();
await benchServer();
await benchLighthouse();
