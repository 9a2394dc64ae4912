import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { isStale } from '../scripts/stamp';
import { benchAccount } from './account';
import { benchDoor } from './door';
import { benchLighthouse } from './lighthouse';
import { benchLists } from './lists';
import { machineIndex } from './measure';
import { benchPublish } from './publish';
import { benchReads } from './reads';
import { Report } from './report';
import { benchSignIn } from './signIn';
import { benchStarts } from './start';

// `npm run bench`: ratios to a floor from the same run, because times do not compare across machines. `npm run bench
// door` runs only the named parts; a full run is recorded in docs/performance.md.
const parts = {
  door: benchDoor,
  publish: benchPublish,
  reads: benchReads,
  account: benchAccount,
  start: benchStarts,
  lists: benchLists,
  signIn: benchSignIn,
  lighthouse: benchLighthouse,
};
// In a process of its own: the server, which is loaded here, lets sharp read no SVG.
if (isStale()) execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });
const wanted = process.argv.slice(2);
const report = new Report();
report.add({
  name: 'machine',
  note: `index ${machineIndex()}, ${cpus().length} cores, Node ${process.version}`,
});
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await run(report);
}
if (wanted.length === 0) report.keep();
