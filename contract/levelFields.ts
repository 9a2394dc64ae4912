import { integer } from './fields';

/** What the list of levels is filtered by. */
export const levelFields = {
  levelNumber: integer(),
  experienceRequired: integer(),
  experienceToNextLevel: integer(),
};
