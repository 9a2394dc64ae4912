import DiamondIcon from '@mui/icons-material/Diamond';
import { type RaRecord, SelectInput } from 'react-admin';
import { diamondPackages as contract } from '../../../contract/diamondPackages';
import { packageSale } from '../../../contract/packageSale';
import { serverDate } from '../../api/clock';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { type StateText, StatusButton } from '../crud/list/StatusButton';
import { Column } from '../ui/list/Column';
import { Beside } from './previews/Beside';
import { Later } from './previews/Later';

const statuses = [
  { id: true, name: 'admin.enum.packageStatus.Active' },
  { id: false, name: 'admin.enum.packageStatus.Inactive' },
];

const saleOf = ({ isActive, price, sellFrom, sellUntil }: RaRecord) =>
  packageSale({ isActive, price, sellFrom, sellUntil }, serverDate());

/** Whether players can buy a package now, and otherwise from when they can or since when they cannot. */
function saleState(pack: RaRecord): StateText {
  switch (saleOf(pack)) {
    case 'off':
      return { key: 'admin.enum.packageStatus.Inactive', color: 'error' };
    case 'open':
      return { key: 'admin.enum.packageStatus.Active', color: 'success' };
    case 'unpriced':
      return { key: 'resources.diamond-packages.own.unpriced', color: 'warning' };
    case 'ahead':
      return { key: 'resources.diamond-packages.own.ahead', at: pack.sellFrom, color: 'info' };
    case 'over':
      return { key: 'resources.diamond-packages.own.over', at: pack.sellUntil, color: 'inherit' };
  }
}

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
          <StatusButton state={saleState} />
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
  deleting: (pack) => (saleOf(pack) === 'open' ? 'resources.diamond-packages.own.onSale' : undefined),
  priced: ['price', 'currency', 'diamondAmount', 'bonusDiamonds', 'bonusStartAt', 'bonusEndAt', 'firstBonus'],
  defaultValues: { currency: 'VND' },
  around: (form) => <Beside preview={<Later of="PackagePreview" />}>{form}</Beside>,
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
    noun: ['gói kim cương', 'Diamond Package'],
    lower: ['gói kim cương', 'diamond package'],
    nouns: ['Kim cương', 'Diamond'],
    add: ['Gói kim cương', 'Diamond'],
    failedNoun: ['gói kim cương', 'package'],
    labels: {
      name: ['Tên', 'Name'],
      description: ['Mô tả', 'Description'],
      diamondAmount: ['Số kim cương', 'Diamond Amount'],
      price: ['Giá', 'Price'],
      currency: ['Tiền tệ', 'Currency'],
      bonusDiamonds: ['Tặng thêm', 'Bonus Diamonds'],
      bonusStartAt: ['Bắt đầu tặng', 'Bonus Start At'],
      bonusEndAt: ['Kết thúc tặng', 'Bonus End At'],
      purchaseCount: ['Lượt mua', 'Sold'],
      isActive: ['Trạng thái', 'Status'],
      sellFrom: ['Mở bán từ', 'On sale from'],
      sellUntil: ['Bán đến', 'On sale until'],
      firstBonus: ['Tặng thêm lần mua đầu', 'First-purchase bonus'],
    },
    own: {
      ahead: ['Bán từ %{at}', 'On sale from %{at}'],
      over: ['Hết bán từ %{at}', 'Sale ended %{at}'],
      unpriced: ['Chưa có giá', 'No price yet'],
      onSale: [
        'Gói này đang bán: người chơi sẽ không mua được nữa.',
        'It is on sale: players will no longer be able to buy it.',
      ],
    },
    changeStatus: ['Đổi trạng thái gói kim cương', 'Change Package Status'],
  },
});
