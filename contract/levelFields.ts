import { integer } from './fields';

/** Fields by which the list of levels is filtered. */
export const levelFields = {
  levelNumber: integer(),
  experienceRequired: integer(),
  experienceToNextLevel: integer(),
};
