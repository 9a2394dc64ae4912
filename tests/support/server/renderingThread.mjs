import { parentPort, threadId } from 'node:worker_threads';

// Stands in for server/site/render/worker.ts: does what the page's path says.
const hoard = [];
parentPort?.on('message', ({ path }) => {
  if (path === '/throws') return parentPort?.postMessage({ error: 'cannot render this' });
  if (path === '/ends') return process.exit(3);
  if (path === '/hangs') for (;;);
  if (path === '/grows') for (;;) hoard.push(Array.from({ length: 10_000 }, () => path));
  parentPort?.postMessage({ html: `${path} by ${threadId}` });
  // Nobody waits for a page by then.
  if (path === '/throws-later')
    setTimeout(() => {
      throw new Error('while idle');
    }, 50);
  if (path === '/ends-later') setTimeout(() => process.exit(3), 50);
});
parentPort?.postMessage({ html: '' });
