import { start } from './boot/start';
import { explain } from './operations/explain';
import { readConfig } from './platform/config';

// Registered before the start: a signal during it lets the start finish and then shuts down in order. A second signal
// exits at once.
const stopSignal = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
});
try {
  const server = await start(readConfig(process.env));
  await stopSignal;
  await server.stop();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}
