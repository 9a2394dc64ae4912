import CheckroomIcon from '@mui/icons-material/Checkroom';
import { accessories as contract } from '../../../contract/accessories';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { NumberColumn } from '../crud/list/columns';

/** 0 is no list price. */
const listedPrice = (field: 'listedGoldPrice' | 'listedDiamondPrice') => ({
  field,
  as: <NumberColumn source={field} isLeftOut="zero" />,
});

export const accessories = defineResource(contract, {
  path: `${paths.admin.shop}/accessories`,
  icon: CheckroomIcon,
  columns: [
    'image',
    'name',
    'type',
    'rarity',
    'goldPrice',
    'diamondPrice',
    listedPrice('listedGoldPrice'),
    listedPrice('listedDiamondPrice'),
    'discountDate',
    'expirationDate',
    'others',
  ],
  hidden: ['listedGoldPrice', 'listedDiamondPrice'],
  filters: ['type', 'rarity'],
  labels: { type: 'accessoryType', rarity: 'rarity' },
  canDelete: true,
  form: [
    'image',
    'name',
    'description',
    ['type', 'rarity'],
    ['goldPrice', 'diamondPrice'],
    ['listedGoldPrice', 'listedDiamondPrice'],
    'window',
    'others',
  ],
  texts: {
    vi: {
      noun: 'phụ kiện',
      lower: 'phụ kiện',
      nouns: 'Phụ kiện',
      labels: {
        name: 'Tên',
        description: 'Mô tả',
        type: 'Loại',
        rarity: 'Độ hiếm',
        goldPrice: 'Giá vàng',
        diamondPrice: 'Giá kim cương',
        listedGoldPrice: 'Giá vàng niêm yết',
        listedDiamondPrice: 'Giá kim cương niêm yết',
        discountDate: 'Bắt đầu giảm giá',
        expirationDate: 'Hết hạn giảm giá',
      },
    },
    en: {
      noun: 'Accessory',
      lower: 'accessory',
      nouns: 'Accessories',
      labels: {
        name: 'Name',
        description: 'Description',
        type: 'Type',
        rarity: 'Rarity',
        goldPrice: 'Gold Price',
        diamondPrice: 'Diamond Price',
        listedGoldPrice: 'Listed Gold Price',
        listedDiamondPrice: 'Listed Diamond Price',
        discountDate: 'Discount Date',
        expirationDate: 'Expiration Date',
      },
    },
  },
});
