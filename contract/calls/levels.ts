import { Type } from 'typebox';
import { ListExportBody } from '../history';
import { Level, LevelCreate, LevelUpdate } from '../levels';
import { gameAccess } from '../permissions';
import { Undo, Undone } from '../undo';
import { defineCall, none } from './call';

const reads = { tag: 'admin: levels', resource: 'levels', access: gameAccess.read } as const;
const writes = { ...reads, access: gameAccess.write } as const;

export const listLevels = defineCall({
  ...reads,
  method: 'GET',
  path: 'admin/level/get-all',
  does: 'Lists the levels.',
  response: { 200: Type.Object({ levels: Type.Array(Level) }) },
});
export const exportLevels = defineCall({
  ...reads,
  method: 'POST',
  path: 'admin/level/export',
  does: 'Sends the levels as a file.',
  body: ListExportBody,
  response: {},
  raw: 'csv',
});
export const createLevel = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/level/create',
  does: 'Creates a level.',
  body: LevelCreate,
  refuses: { 409: ['levelNumber'] },
  response: { 201: Level },
});
export const updateLevel = defineCall({
  ...writes,
  method: 'PUT',
  path: 'admin/level/update/:levelNumber',
  does: 'Changes the experience of a level.',
  body: LevelUpdate,
  details: ['conflict'],
  response: { 200: Level },
});
export const deleteLevel = defineCall({
  ...writes,
  method: 'DELETE',
  path: 'admin/level/delete/:levelNumber',
  bulk: 'deletes',
  does: 'Deletes a level.',
  response: { 204: none },
});
export const undoLevel = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/level/undo',
  does: 'Undoes a change of a level, unless another followed it.',
  body: Undo,
  response: { 200: Undone },
});
