import { choice, date, integer, longText, text } from './fields';
import { defineNoun, type RecordOf, verbPaths } from './noun';
import { rarities } from './rarities';

/** Where an accessory is worn or shown; the number sent is the index. */
export const accessoryTypes = ['Head', 'Body', 'Bag', 'Emote', 'Tagname', 'Avatar'] as const;

export const accessories = defineNoun({
  name: 'accessories',
  paths: verbPaths('admin/accessory'),
  listKey: 'accessories',
  imagePart: 'Image',
  idParts: ['Id', 'id'],
  window: { start: 'discountDate', end: 'expirationDate' },
  fields: {
    name: text('Name'),
    description: longText('Description'),
    type: choice('Type', accessoryTypes),
    rarity: choice('Rarity', rarities),
    goldPrice: integer('GoldPrice'),
    diamondPrice: integer('DiamondPrice'),
    listedGoldPrice: integer('ListedGoldPrice', { required: false, onCreate: 'filled' }),
    listedDiamondPrice: integer('ListedDiamondPrice', { required: false, onCreate: 'filled' }),
    discountDate: date('DiscountDate', { onCreate: 'filled' }),
    expirationDate: date('ExpirationDate', { onCreate: 'filled' }),
  },
});
export type Accessory = RecordOf<typeof accessories>;
