import DiamondIcon from '@mui/icons-material/Diamond';
import { SelectInput } from 'react-admin';
import { diamondPackages as contract } from '../../../contract/diamondPackages';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { StatusButton } from '../crud/list/StatusButton';
import { Column } from '../ui/list/Column';
import { Beside } from './previews/Beside';
import { Later } from './previews/Later';

const statuses = [
  { id: true, name: 'admin.enum.packageStatus.Active' },
  { id: false, name: 'admin.enum.packageStatus.Inactive' },
];

export const diamondPackages = defineResource(contract, {
  path: `${paths.admin.shop}/diamond-packages`,
  icon: DiamondIcon,
  sort: { field: 'price', order: 'ASC' },
  columns: [
    'image',
    'name',
    'diamondAmount',
    'price',
    {
      field: 'isActive',
      as: (
        <Column source="isActive" label="admin.column.status">
          <StatusButton
            label={(pack) => `admin.enum.packageStatus.${pack.isActive ? 'Active' : 'Inactive'}`}
            good={(pack) => pack.isActive}
          />
        </Column>
      ),
    },
    'bonusDiamonds',
    'bonusStartAt',
    'bonusEndAt',
    'purchaseCount',
    'others',
  ],
  hidden: ['sellFrom', 'sellUntil', 'firstBonus'],
  // Shown with the price.
  notInTable: ['currency'],
  filters: [
    <SelectInput key="isActive" source="isActive" label="admin.column.status" choices={statuses} alwaysOn />,
  ],
  canDelete: true,
  deleting: ({ isActive }) => (isActive ? 'resources.diamond-packages.own.onSale' : undefined),
  priced: ['price', 'currency', 'diamondAmount', 'bonusDiamonds', 'bonusStartAt', 'bonusEndAt', 'firstBonus'],
  defaultValues: { currency: 'VND' },
  frame: (form) => <Beside preview={<Later of="PackagePreview" />}>{form}</Beside>,
  form: [
    'image',
    ['name', 'nameEn'],
    'description',
    'descriptionEn',
    ['diamondAmount', 'price', 'currency'],
    ['bonusDiamonds', 'firstBonus'],
    'window',
    ['sellFrom', 'sellUntil'],
    'others',
  ],
  // Changed in a separate dialog.
  notInForm: ['isActive'],
  status: { on: 'admin.enum.packageStatus.Active', off: 'admin.enum.packageStatus.Inactive' },
  texts: {
    vi: {
      noun: 'gói kim cương',
      lower: 'gói kim cương',
      nouns: 'Kim cương',
      failedNoun: 'gói kim cương',
      labels: {
        name: 'Tên',
        description: 'Mô tả',
        diamondAmount: 'Số kim cương',
        price: 'Giá',
        currency: 'Tiền tệ',
        bonusDiamonds: 'Tặng thêm',
        bonusStartAt: 'Bắt đầu tặng',
        bonusEndAt: 'Kết thúc tặng',
        purchaseCount: 'Lượt mua',
        isActive: 'Trạng thái',
        sellFrom: 'Mở bán từ',
        sellUntil: 'Bán đến',
        firstBonus: 'Tặng thêm lần mua đầu',
      },
      own: { onSale: 'Gói này đang bán: người chơi sẽ không mua được nữa.' },
      changeStatus: 'Đổi trạng thái gói kim cương',
    },
    en: {
      noun: 'Diamond Package',
      lower: 'diamond package',
      nouns: 'Diamond',
      add: 'Diamond',
      failedNoun: 'package',
      labels: {
        name: 'Name',
        description: 'Description',
        diamondAmount: 'Diamond Amount',
        price: 'Price',
        currency: 'Currency',
        bonusDiamonds: 'Bonus Diamonds',
        bonusStartAt: 'Bonus Start At',
        bonusEndAt: 'Bonus End At',
        purchaseCount: 'Sold',
        isActive: 'Status',
        sellFrom: 'On sale from',
        sellUntil: 'On sale until',
        firstBonus: 'First-purchase bonus',
      },
      own: { onSale: 'It is on sale: players can no longer buy it.' },
      changeStatus: 'Change Package Status',
    },
  },
});
