import { type Field, integer } from './fields';
import type { Level } from './levels';
import type { RowField } from './readResource';

/** The fields of a level, by which the list is filtered, too. */
export const levelFields = {
  levelNumber: integer(),
  experienceRequired: integer(),
  experienceToNextLevel: integer(),
} satisfies Record<RowField<Level>, Field>;
