import { choice, decimal, longText, text } from './fields';
import { gameAccess } from './permissions';
import { defineFormResource, verbPaths } from './resource';

const weaponTypes = ['Melee', 'Ranged'] as const;
/** The existing server spells one weapon label differently (product.md section 3). */
const weaponRarities = ['Common', 'UnCommon', 'Rare', 'Epic', 'Legendary', 'Mythic'] as const;

export const weapons = defineFormResource({
  name: 'weapons',
  access: gameAccess,
  paths: verbPaths('admin/weapon'),
  listKey: 'weapons',
  imagePart: 'ImageFile',
  idParts: ['Id', 'id'],
  fields: {
    name: text(),
    description: longText({ required: false }),
    type: choice(weaponTypes),
    rarity: choice(weaponRarities),
    damage: decimal(),
    speed: decimal(),
    range: decimal(),
    bulletAmmount: decimal(),
    bulletSpeed: decimal(),
    reloadTime: decimal(),
  },
});
