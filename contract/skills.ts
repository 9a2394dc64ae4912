import { choice, decimal, localized } from './fields';
import { gameAccess } from './permissions';
import { defineRestResource } from './resource';

/** Abilities of a player besides shooting (studio.md section 9). */
export const skills = defineRestResource({
  name: 'skills',
  access: gameAccess,
  picture: 'required',
  search: ['name'],
  fields: {
    ...localized('name'),
    kind: choice(['Magic', 'Electric']),
    /** Cooldown in seconds. */
    cooldown: decimal({ max: 3600 }),
    ...localized('description', { max: 2000, required: false }),
  },
});
