import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shiftedClock } from '../../server/shiftedClock';
import { type Keep, keptHome, Site } from '../site';
import { stage } from '../stage';

/** Makes a process keep 640 MB more from a SIGUSR2 on. */
const leak = `const kept = [];
  process.on('SIGUSR2', () => {
    for (let n = 0; n < 80; n++) kept.push(new Array(1_000_000).fill(1));
  });`;

/** A disk of 64 MB in memory. */
function smallDisk(keep: Keep): string {
  const disk = mkdtempSync(join(tmpdir(), 'outline-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]);
  keep(() => {
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });
  return disk;
}

/** Five processes of one site, each on a machine that has something else. */
export const machine = stage({
  name: 'machine',
  open: async (keep) => {
    const home = await keptHome(keep);
    const disk = smallDisk(keep);
    const site = new Site(home, keep);
    await site.add('late', shiftedClock(0, 60_000));
    await site.add('full', { ROLE: 'web', DATA_DIR: join(disk, 'data') });
    await site.add('blocked', { ROLE: 'web' });
    await site.add('leaking', {
      ROLE: 'web',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(leak)}`,
    });
    await site.add('narrow', { ROLE: 'web', DESCRIPTORS: '150' });
    const blocks: { timer?: NodeJS.Timeout } = {};
    keep(() => clearInterval(blocks.timer));
    const visitors: Socket[] = [];
    const leave = () => {
      for (const visitor of visitors) visitor.destroy();
    };
    keep(leave);
    return { site, disk, blocks, visitors, leave };
  },
  rounds: [
    [
      {
        alert: 'OutlineClockWrong',
        fails: 'the clock of a machine jumps a minute ahead',
        // While processes are started again.
        also: ['OutlineDown', 'OutlineWorkerGone'],
        breaks: ({ site }) => site.send('late', 'SIGUSR2'),
        ends: ({ site }) => site.restart('late'),
      },
      {
        alert: 'OutlineDiskFull',
        fails: 'something fills the disk of DATA_DIR',
        breaks: ({ disk }) => writeFileSync(join(disk, 'something'), Buffer.alloc(60 * 1024 * 1024)),
        ends: ({ disk }) => rmSync(join(disk, 'something')),
      },
      {
        alert: 'OutlineEventLoop',
        fails: 'a process stands still for most of each second',
        breaks: ({ site, blocks }) => {
          const block = () => {
            site.send('blocked', 'SIGSTOP');
            setTimeout(() => site.send('blocked', 'SIGCONT'), 700);
          };
          blocks.timer = setInterval(block, 1000);
        },
        ends: ({ blocks }) => clearInterval(blocks.timer),
      },
      {
        alert: 'OutlineDescriptors',
        fails: 'more visitors keep their connections than a process may have',
        breaks: ({ site, visitors }) => {
          const { port } = new URL(site.addressOf('narrow'));
          for (let n = 0; n < 110; n++) {
            const visitor = connect(Number(port), '127.0.0.1').on('error', () => undefined);
            visitor.write('GET / HTTP/1.1\r\n');
            visitors.push(visitor);
          }
        },
        ends: ({ leave }) => leave(),
      },
      {
        alert: 'OutlineMemory',
        fails: 'a process keeps what it does not need',
        breaks: ({ site }) => site.send('leaking', 'SIGUSR2'),
        ends: ({ site }) => site.restart('leaking'),
      },
    ],
  ],
});
