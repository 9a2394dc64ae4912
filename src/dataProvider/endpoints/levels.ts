import { levelFields } from '../../../contract/levelFields';
import { createLevel, deleteLevel, exportLevels, listLevels, undoLevel, updateLevel } from '../../api/levels';
import { type Endpoint, rowsOf, wholeOf } from '../endpoint';
import type { Raw, ShownRecord } from '../normalise';

const shape = (raw: Raw): ShownRecord => ({ ...raw, id: Number(raw.levelNumber) });

/** Levels are JSON and identified by their number; there is no call for a single one (product.md section 7). */
export const levels: Endpoint = {
  shape,
  file: exportLevels,
  undo: undoLevel,
  fields: levelFields,
  searched: ['levelNumber'],
  list: async (signal) => wholeOf(rowsOf(await listLevels(signal), 'levels').map(shape)),
  create: async ({ levelNumber, experienceRequired }) =>
    shape({
      ...(await createLevel({
        levelNumber: Number(levelNumber),
        experienceRequired: Number(experienceRequired),
      })),
    }),
  update: async (id, { experienceRequired, version }) =>
    shape({
      ...(await updateLevel(String(id), {
        experienceRequired: Number(experienceRequired),
        version: version === undefined ? undefined : Number(version),
      })),
    }),
  remove: async (id) => deleteLevel(String(id)),
};
