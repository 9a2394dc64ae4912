import { type Static, Type } from 'typebox';
import { orNull } from './schemas';

export const Level = Type.Object({
  levelNumber: Type.Integer(),
  /** Incremented by each write of the back office. */
  version: Type.Integer(),
  experienceRequired: Type.Integer(),
  /** The next level's experience minus this one's; null for the last level. */
  experienceToNextLevel: orNull(Type.Integer()),
});
export const LevelCreate = Type.Object({
  levelNumber: Type.Integer({ minimum: 1, maximum: 100_000 }),
  experienceRequired: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
});
export const LevelUpdate = Type.Object({
  experienceRequired: LevelCreate.properties.experienceRequired,
  /** The version the change is based on; without it the write overwrites. */
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export type Level = Static<typeof Level>;
export type LevelCreate = Static<typeof LevelCreate>;
export type LevelUpdate = Static<typeof LevelUpdate>;
