import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyReply } from 'fastify';
import type { Language } from '../../../../contract/languages';
import { audit } from '../../../audit/audit';
import { inTransaction } from '../../../db/guard';
import type { Db } from '../../../db/tables';
import type { Dependencies } from '../../../dependencies';
import type { Actor } from '../../../http/types';
import { findAccount } from '../account';
import { camel, pageOf } from './page';
import { batchesOf, type ExportedPlayer, type Section, sections } from './sections';
import { type ZipFile, zipOf } from './zip';

/** The rows of a section as a JSON array. */
async function* jsonOf(db: Db, section: Section, player: ExportedPlayer): AsyncGenerator<string> {
  let before = '[';
  for await (const rows of batchesOf(db, section, player)) {
    for (const row of rows) {
      const named = Object.fromEntries(section.columns.map((column) => [camel(column), row[camel(column)]]));
      yield `${before}\n${JSON.stringify(named, null, 2)}`;
      before = ',';
    }
  }
  yield before === '[' ? '[]\n' : '\n]\n';
}

/**
 * Records the export of all data about a player, and begins to produce the file. Throws 404, and 403 for a former
 * colleague.
 */
export async function exportPlayer(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  actor: Actor,
  id: string,
  reads: Db,
): Promise<AsyncGenerator<Buffer>> {
  const account = await findAccount(db, id, actor);
  const change = { action: 'export' as const, resource: 'users', id, before: null, after: null };
  await inTransaction(db, (tx) => audit(tx, clock, actor, change));
  return zipOfPlayer(reads, { ...account, id }, clock.now());
}

type Exported = ExportedPlayer & { language: Language | null };

/** Begins to produce the file of everything that is stored about a player. */
export function zipOfPlayer(reads: Db, { id, email, language }: Exported, at: Date): AsyncGenerator<Buffer> {
  const player = { id, email };
  const files: ZipFile[] = [
    { name: 'index.html', content: pageOf(reads, sections, player, { language: language ?? 'vi', at }) },
    ...sections.map((section) => ({
      name: `${section.name}.json`,
      content: jsonOf(reads, section, player),
    })),
  ];
  return zipOf(files, at);
}

/** Streams the file; stops reading when the connection closes. Returns whether all of it was sent. */
export async function sendZip(
  reply: FastifyReply,
  name: string,
  zip: AsyncGenerator<Buffer>,
): Promise<boolean> {
  const isSent = finished(reply.raw).then(
    () => true,
    () => false,
  );
  reply
    .headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}.zip"`,
      'cache-control': 'no-store',
    })
    .send(Readable.from(zip, { objectMode: false }));
  return isSent;
}
