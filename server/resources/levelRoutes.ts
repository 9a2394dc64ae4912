import * as calls from '../../contract/calls/levels';
import { levelFields } from '../../contract/levelFields';
import type { Level, LevelCreate, LevelUpdate } from '../../contract/levels';
import { audit } from '../audit/audit';
import { inTransaction, isDuplicate } from '../db/guard';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import { conflict, notFound } from '../platform/errors';
import { catalogMessages } from '../platform/messages/catalog';
import { sendCsv } from './exports/csv';
import { levelErrors } from './levelErrors';
import { exportLevels } from './levelExport';
import { getLevel, listLevels } from './levelList';
import { undoableLevels } from './levelUndo';
import { readListQuery } from './restQuery';
import { undoChange } from './undo';
import { assertCurrentVersion, numberIn } from './versions';

export function levelRoutes(app: App, deps: Dependencies): void {
  route(app, calls.listLevels, async () => ({ levels: await listLevels(deps.db) }));
  route(app, calls.exportLevels, async (request, reply) => {
    const { filter } = request.body;
    const query = readListQuery({ fields: levelFields }, { filter: JSON.stringify(filter ?? {}) }, ['id']);
    const { rows, csv } = await exportLevels(deps, query, filter, actorOf(request));
    return sendCsv(reply, 'levels', rows, csv);
  });
  route(
    app,
    calls.createLevel,
    async (request) => {
      levelErrors(request);
      return await createLevel(deps, request.body, actorOf(request));
    },
    { attachValidation: true },
  );
  route(
    app,
    calls.updateLevel,
    async (request) => {
      const number = levelNumber(request.params.levelNumber);
      levelErrors(request);
      return updateLevel(deps, number, request.body, actorOf(request));
    },
    { attachValidation: true },
  );
  route(app, calls.deleteLevel, async (request) => {
    await deleteLevel(deps, levelNumber(request.params.levelNumber), actorOf(request));
  });
  route(app, calls.undoLevel, (request) => undoChange(deps, undoableLevels, actorOf(request), request.body));
}

/** A number outside the range of levels is a 404, like a missing level (api.md). */
function levelNumber(text: string): number {
  const number = numberIn(text);
  if (!number) throw notFound();
  return number;
}

type Admin = ReturnType<typeof actorOf>;

async function createLevel({ db, clock }: Dependencies, body: LevelCreate, admin: Admin): Promise<Level> {
  const taken = () => conflict(catalogMessages.levelTaken, { levelNumber: [catalogMessages.levelTaken] });
  try {
    return await inTransaction(db, async (tx) => {
      const { levelNumber, experienceRequired } = body;
      await tx.insertInto('levels').values({ levelNumber, experienceRequired }).execute();
      const after = await getLevel(tx, body.levelNumber);
      const id = String(body.levelNumber);
      await audit(tx, clock, admin, { action: 'create', resource: 'levels', id, before: null, after });
      return after;
    });
  } catch (error) {
    throw isDuplicate(error) ? taken() : error;
  }
}

const updateLevel = (
  { db, clock }: Dependencies,
  number: number,
  body: LevelUpdate,
  admin: Admin,
): Promise<Level> =>
  inTransaction(db, async (tx) => {
    await tx
      .selectFrom('levels')
      .select('levelNumber')
      .where('levelNumber', '=', number)
      .forUpdate()
      .execute();
    const before = await getLevel(tx, number);
    await assertCurrentVersion(tx, { resource: 'levels', id: String(number), current: before }, body.version);
    await tx
      .updateTable('levels')
      .set((eb) => ({ experienceRequired: body.experienceRequired, version: eb('version', '+', 1) }))
      .where('levelNumber', '=', number)
      .execute();
    const after = await getLevel(tx, number);
    await audit(tx, clock, admin, {
      action: 'update',
      resource: 'levels',
      id: String(number),
      before,
      after,
    });
    return after;
  });

const deleteLevel = ({ db, clock }: Dependencies, number: number, admin: Admin): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .selectFrom('levels')
      .select('levelNumber')
      .where('levelNumber', '=', number)
      .forUpdate()
      .execute();
    const before = await getLevel(tx, number);
    await tx.deleteFrom('levels').where('levelNumber', '=', number).execute();
    await audit(tx, clock, admin, {
      action: 'delete',
      resource: 'levels',
      id: String(number),
      before,
      after: null,
    });
  });
