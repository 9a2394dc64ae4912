import * as calls from '../../contract/calls/levels';
import { levelFields } from '../../contract/levelFields';
import type { Level, LevelCreate } from '../../contract/levels';
import { inTransaction, isDuplicate } from '../db/guard';
import type { Dependencies } from '../dependencies';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { Actor, App } from '../http/types';
import { conflict, notFound } from '../platform/errors';
import { catalogMessages } from '../platform/messages/catalog';
import { changeRecord, insertRecord, removeRecord } from './changeRecord';
import { sendCsv } from './exports/csv';
import { levelErrors } from './levelErrors';
import { exportLevels } from './levelExport';
import { listLevels } from './levelList';
import { levelRecords } from './levelRecords';
import { readListQuery } from './restQuery';
import { undoChange } from './undo';
import { numberIn } from './versions';

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
      const id = levelNumber(request.params.levelNumber);
      levelErrors(request);
      const { version, experienceRequired } = request.body;
      const change = { id, version, columns: () => ({ experienceRequired }) };
      const writer = { ...deps, actor: actorOf(request) };
      return inTransaction(deps.db, (tx) => changeRecord(tx, writer, levelRecords, change));
    },
    { attachValidation: true },
  );
  route(app, calls.deleteLevel, async (request) => {
    const id = levelNumber(request.params.levelNumber);
    const writer = { ...deps, actor: actorOf(request) };
    await inTransaction(deps.db, (tx) => removeRecord(tx, writer, levelRecords, { id }));
  });
  route(app, calls.undoLevel, (request) => undoChange(deps, levelRecords, actorOf(request), request.body));
}

/** A level's number as its id; one outside the range of levels is a 404, like a missing level (api.md). */
function levelNumber(text: string): string {
  const number = numberIn(text);
  if (!number) throw notFound();
  return String(number);
}

async function createLevel(deps: Dependencies, body: LevelCreate, actor: Actor): Promise<Level> {
  const { levelNumber, experienceRequired } = body;
  const created = { id: String(levelNumber), columns: { experienceRequired } };
  try {
    return await inTransaction(deps.db, (tx) => insertRecord(tx, { ...deps, actor }, levelRecords, created));
  } catch (error) {
    const { levelTaken } = catalogMessages;
    throw isDuplicate(error) ? conflict(levelTaken, { levelNumber: [levelTaken] }) : error;
  }
}
