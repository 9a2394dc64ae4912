import CheckroomIcon from '@mui/icons-material/Checkroom';
import { lazy, type ReactElement, Suspense } from 'react';
import { accessories as contract } from '../../../contract/accessories';
import { paths } from '../../paths';
import { AllFields } from '../crud/definition/AllFields';
import { defineResource } from '../crud/definition/defineResource';
import { NumberColumn } from '../crud/list/columns';
import { Beside } from './previews/Beside';
import { Later } from './previews/Later';

const AccessoryReport = lazy(() => import('./AccessoryReport'));
const AccessoryOwners = lazy(async () => ({
  default: (await import('./AccessoryReport')).AccessoryOwners,
}));
const later = (part: ReactElement) => <Suspense>{part}</Suspense>;

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
  deletingNote: later(<AccessoryOwners />),
  around: (form) => <Beside preview={<Later of="AccessoryPreview" />}>{form}</Beside>,
  show: (
    <>
      <AllFields />
      {later(<AccessoryReport />)}
    </>
  ),
  form: [
    'image',
    'name',
    'description',
    ['type', 'rarity'],
    ['goldPrice', 'diamondPrice'],
    ['listedGoldPrice', 'listedDiamondPrice'],
    'window',
    'librarySlug',
    'others',
  ],
  texts: {
    noun: ['phụ kiện', 'Accessory'],
    lower: ['phụ kiện', 'accessory'],
    nouns: ['Phụ kiện', 'Accessories'],
    labels: {
      name: ['Tên', 'Name'],
      description: ['Mô tả', 'Description'],
      type: ['Loại', 'Type'],
      rarity: ['Độ hiếm', 'Rarity'],
      goldPrice: ['Giá vàng', 'Gold Price'],
      diamondPrice: ['Giá kim cương', 'Diamond Price'],
      listedGoldPrice: ['Giá vàng niêm yết', 'Listed Gold Price'],
      listedDiamondPrice: ['Giá kim cương niêm yết', 'Listed Diamond Price'],
      discountDate: ['Bắt đầu giảm giá', 'Discount Date'],
      expirationDate: ['Hết hạn giảm giá', 'Expiration Date'],
      librarySlug: ['Món trong thư viện', 'Library Item'],
    },
  },
});
