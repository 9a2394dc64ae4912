import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { isFileSum } from '../../../contract/files';
import { randomFrom } from '../../../server/cli/demo/random';
import { isCancelled } from '../../../server/db/publications';
import type { Actor } from '../../../server/http/types';
import { addMs, days } from '../../../server/platform/clock';
import { ApiError } from '../../../server/platform/errors';
import { receiveFile } from '../../../server/storage/files/receive';
import { sweepFiles } from '../../../server/storage/files/sweep';
import { installationId } from '../../../server/storage/images/ownership';
import { type Editor, editorOf, publishing, writerOf } from '../../support/server/content';
import { openedSession } from '../../support/server/openedSession';
import { race } from '../../support/server/race';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let editor: Editor;
let writer: Actor;
beforeAll(async () => {
  server = await buildTestApp();
  const [person, publisher] = [
    await server.makeUser({ staffRoles: ['content'] }),
    await server.makeUser({ staffRoles: ['content'] }),
  ];
  writer = writerOf(person);
  const of = async (one: typeof person) =>
    editorOf(server, await openedSession(server, { ...one, role: 'Admin' }));
  editor = { ...(await of(person)), ...publishing(await of(publisher)) };
  await server.deps.images.setOwner(await installationId(server.db));
});
afterAll(() => server.close());

const upload = (content: Buffer) =>
  receiveFile(server.deps, {
    name: 'a.zip',
    length: undefined,
    source: (async function* () {
      yield content;
    })(),
    by: writer,
  });
/** What a process does so many days from now; partial files look old to it, as they have the time of the test. */
const sweepIn = (count: number) => {
  const now = addMs(server.clock.now(), days(count));
  const { files } = server.deps;
  async function* list() {
    for await (const one of files.list()) if (isFileSum(one.name)) yield one;
  }
  return sweepFiles({ ...server.deps, files: { ...files, list }, clock: { now: () => now } });
};

/** Whether a draft names a file, or a publication that is or will be live. */
async function isNamed(sum: string) {
  const { rows } = await sql<{
    named: boolean;
  }>`select exists (select 1 from releases where file_sum = ${sum})
    or exists (select 1 from publications where not ${isCancelled} and until is null
      and fields->>'file' = ${`${sum}/a.zip`}) as named`.execute(server.db);
  return rows[0]?.named;
}

race('a file that is named while two processes sweep is there, or was refused', 40, async (n) => {
  const random = randomFrom(n);
  const content = Buffer.concat([Buffer.from('PK\u0003\u0004'), randomBytes(400), Buffer.from(String(n))]);
  const sum = createHash('sha256').update(content).digest('hex');
  const file = `${sum}/a.zip`;
  await upload(content);
  const without = await editor.make('releases');
  const withFile = random.next() < 0.4 ? await editor.make('releases', { file, state: 1 }) : null;
  await sweepIn(0);

  /** An older copy that was just removed is reported to the caller, who tries again. */
  const again = async (): Promise<unknown> =>
    upload(content).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 503) return again();
      throw error;
    });
  const acts: Array<() => Promise<unknown>> = [
    () => editor.make('releases', { file, state: 1 }),
    () => editor.change('releases', without.id, { version: 1, file, state: 1 }),
    async () => {
      await again();
      await editor.make('releases', { file, state: 1 });
    },
    async () => {
      const { status, body } = await editor.change('releases', without.id, { version: 1, file, state: 1 });
      if (status === 200) await editor.publish('releases', body, { from: editor.inDays(200) });
      await editor.change('releases', without.id, { version: 2, file: '', state: 0 });
    },
  ];
  if (withFile)
    acts.push(
      () => editor.publish('releases', withFile, { from: editor.inDays(200) }),
      () => editor.change('releases', withFile.id, { version: 1, file: '', state: 0 }),
      () => editor.remove('releases', withFile.id),
    );
  await Promise.all([sweepIn(91), random.pick(acts)(), sweepIn(92), random.pick(acts)()]);
  if (await isNamed(sum)) {
    const stream = await server.deps.files.read(sum, 0, content.length - 1);
    const parts: Buffer[] = [];
    for await (const part of stream ?? []) parts.push(Buffer.from(part));
    expect(Buffer.concat(parts).equals(content)).toBe(true);
  }
  // Noted as unused, and removed 90 days after.
  await sweepIn(300);
  await sweepIn(400);
  expect((await server.storedFiles()).includes(sum)).toBe(await isNamed(sum));
});
