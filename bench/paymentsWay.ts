import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '../server/db/migrate';
import { kyselyOver } from '../server/db/open';
import { pgliteDialect } from '../server/db/pglite';
import { notifySandbox, openPayment } from '../tests/support/server/payments';
import { buildTestApp } from '../tests/support/server/testApp';

const root = fileURLToPath(new URL('..', import.meta.url));

// `npm run house:payment`: the files of the server that a payment runs through from its creation to its credit, by room, as V8 counts
// the calls of their functions. The second payment is measured: the first one fills what stays in memory.

async function paymentsWay(): Promise<string[]> {
  const db = kyselyOver(pgliteDialect(await PGlite.create()));
  await migrate(db);
  const server = await buildTestApp({ database: { db, close: () => db.destroy() } });
  const pay = async () => {
    const { id } = await openPayment(server);
    const { status } = await notifySandbox(server, id);
    if (status !== 200) throw new Error(`The payment was not completed: ${status}`);
  };
  await pay();
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await pay();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  await server.close();
  return result
    .filter(({ functions }) => functions.some(({ ranges: [range] }) => (range?.count ?? 0) > 0))
    .map(({ url }) => fileURLToPath(url.startsWith('file:') ? url : 'file:///').replace(root, ''))
    .filter((path) => path.startsWith('server/'))
    .sort();
}

const way = (await paymentsWay()).filter((path) => !/^server\/(http|db|platform)\//.test(path));
const rooms = new Set(way.map((path) => path.split('/').slice(0, -1).join('/')));
process.stdout.write(
  `${way.join('\n')}\n${way.length} files in ${rooms.size} rooms, without http, db and platform\n`,
);
