import { choice, decimal, localized } from './fields';
import { gameAccess } from './permissions';
import { defineRestResource } from './resource';

/** What a player can do beside shooting (studio.md section 9). */
export const skills = defineRestResource({
  name: 'skills',
  access: gameAccess,
  picture: 'required',
  search: ['name'],
  fields: {
    ...localized('name'),
    kind: choice(['Magic', 'Electric']),
    /** Seconds until it can be used again. */
    cooldown: decimal({ max: 3600 }),
    ...localized('description', { max: 2000, required: false }),
  },
});
