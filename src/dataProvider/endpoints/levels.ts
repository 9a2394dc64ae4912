import * as calls from '../../../contract/calls/levels';
import { levelFields } from '../../../contract/levelFields';
import { call } from '../../api/call';
import { type Endpoint, rowsOf, wholeOf } from '../endpoint';
import type { Raw, ShownRecord } from '../normalise';

const shape = (raw: Raw): ShownRecord => ({ ...raw, id: Number(raw.levelNumber) });

/** Levels are JSON and identified by their number; there is no call for a single one (product.md section 7). */
export const levels: Endpoint = {
  shape,
  file: calls.exportLevels,
  undo: calls.undoLevel,
  fields: levelFields,
  searched: ['levelNumber'],
  list: async (signal) =>
    wholeOf(rowsOf(await call(calls.listLevels, undefined, signal), 'levels').map(shape)),
  create: async ({ levelNumber, experienceRequired }) =>
    shape({
      ...(await call(calls.createLevel, {
        body: { levelNumber: Number(levelNumber), experienceRequired: Number(experienceRequired) },
      })),
    }),
  update: async (id, { experienceRequired, version }) =>
    shape({
      ...(await call(calls.updateLevel, {
        params: { levelNumber: String(id) },
        body: {
          experienceRequired: Number(experienceRequired),
          version: version === undefined ? undefined : Number(version),
        },
      })),
    }),
  remove: async (id) => call(calls.deleteLevel, { params: { levelNumber: String(id) } }),
};
