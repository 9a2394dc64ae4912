import { choice, decimal, longText, text } from './fields';
import { defineNoun, type RecordOf, verbPaths } from './noun';

export const weaponTypes = ['Melee', 'Ranged'] as const;
/** The weapons of the existing server spell one label differently (product.md section 3). */
export const weaponRarities = ['Common', 'UnCommon', 'Rare', 'Epic', 'Legendary', 'Mythic'] as const;

export const weapons = defineNoun({
  name: 'weapons',
  paths: verbPaths('admin/weapon'),
  listKey: 'weapons',
  imagePart: 'ImageFile',
  idParts: ['Id', 'id'],
  fields: {
    name: text('Name'),
    description: longText('Description', { required: false }),
    type: choice('Type', weaponTypes),
    rarity: choice('Rarity', weaponRarities),
    damage: decimal('Damage'),
    speed: decimal('Speed'),
    range: decimal('Range'),
    bulletAmmount: decimal('BulletAmmount'),
    bulletSpeed: decimal('BulletSpeed'),
    reloadTime: decimal('ReloadTime'),
  },
});
export type Weapon = RecordOf<typeof weapons>;
