import { choice, date, integer, longText, text } from './fields';
import { gameAccess } from './permissions';
import { rarities } from './rarities';
import { defineFormResource, verbPaths } from './resource';

/** Where an accessory is worn or shown; the number sent is the index. */
const accessoryTypes = ['Head', 'Body', 'Bag', 'Emote', 'Tagname', 'Avatar'] as const;

export const accessories = defineFormResource({
  name: 'accessories',
  access: gameAccess,
  paths: verbPaths('admin/accessory'),
  listKey: 'accessories',
  imagePart: 'Image',
  idParts: ['Id', 'id'],
  window: {
    start: 'discountDate',
    end: 'expirationDate',
    past: {
      vi: 'Ngày bắt đầu giảm giá không được ở quá khứ.',
      en: 'Discount Date cannot be in the past.',
    },
    order: {
      vi: 'Ngày hết hạn phải sau ngày bắt đầu giảm giá.',
      en: 'Expiration Date must be after Discount Date.',
    },
  },
  gives: ['diamondPrice', 'listedDiamondPrice'],
  fields: {
    name: text(),
    description: longText(),
    type: choice(accessoryTypes),
    rarity: choice(rarities),
    goldPrice: integer(),
    diamondPrice: integer(),
    listedGoldPrice: integer({ required: false, onCreate: 'filled' }),
    listedDiamondPrice: integer({ required: false, onCreate: 'filled' }),
    discountDate: date({ onCreate: 'filled' }),
    expirationDate: date({ onCreate: 'filled' }),
  },
});
