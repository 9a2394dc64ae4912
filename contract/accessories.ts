import { accessoryTypes } from './accessoryTypes';
import { choice, date, integer, longText, text } from './fields';
import { gameAccess } from './permissions';
import { rarities } from './rarities';
import { defineFormResource, verbPaths } from './resource';
import { slugForm } from './slug';

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
  gives: ['goldPrice', 'diamondPrice', 'listedDiamondPrice'],
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
    // The item of the library that it is; the library reads its ways and prices from here.
    librarySlug: text({
      required: false,
      onCreate: 'filled',
      isAddition: true,
      max: 60,
      form: {
        pattern: slugForm,
        message: {
          vi: 'Chỉ dùng chữ thường không dấu, số và dấu gạch nối.',
          en: 'Use lowercase letters without accents, digits and hyphens only.',
        },
        sample: '',
      },
    }),
  },
  constraints: {
    accessories_library_slug: {
      field: 'librarySlug',
      message: {
        vi: 'Một phụ kiện khác đã là món này trong thư viện.',
        en: 'Another accessory is already this library item.',
      },
    },
  },
});
