import DiamondIcon from '@mui/icons-material/Diamond';
import { SelectInput, TextInput } from 'react-admin';
import { currencies } from '../../../contract/diamondPackages';
import { paths } from '../../paths';
import { AmountInput } from '../inputs/AmountInput';
import { PictureInput } from '../inputs/PictureInput';
import { Row } from '../inputs/Row';
import { atLeast, notNegative, required, whole } from '../inputs/rules';
import { WindowInputs } from '../inputs/WindowInputs';
import { Column } from '../list/Column';
import { ImageColumn, MomentColumn, NumberColumn, Price } from '../list/columns';
import { StatusButton } from '../list/StatusButton';
import { Beside } from '../previews/Beside';
import { PackagePreview } from '../previews/PackagePreview';
import { defineResource } from './defineResource';

const currencyChoices = currencies.map((id) => ({ id, name: id }));
const statuses = [
  { id: true, name: 'admin.enum.packageStatus.Active' },
  { id: false, name: 'admin.enum.packageStatus.Inactive' },
];

export const diamondPackages = defineResource({
  name: 'diamond-packages',
  path: `${paths.admin.shop}/diamond-packages`,
  icon: DiamondIcon,
  sort: { field: 'price', order: 'ASC' },
  columns: [
    <ImageColumn key="image" />,
    <Column key="name" source="name" card="heading" />,
    <NumberColumn key="diamondAmount" source="diamondAmount" />,
    <Column key="price" source="price" align="right">
      <Price />
    </Column>,
    <Column key="isActive" source="isActive" label="admin.column.status">
      <StatusButton
        label={(pack) => `admin.enum.packageStatus.${pack.isActive ? 'Active' : 'Inactive'}`}
        good={(pack) => pack.isActive}
      />
    </Column>,
    <NumberColumn key="bonusDiamonds" source="bonusDiamonds" />,
    <MomentColumn key="bonusStartAt" source="bonusStartAt" />,
    <MomentColumn key="bonusEndAt" source="bonusEndAt" />,
    <NumberColumn key="purchaseCount" source="purchaseCount" />,
  ],
  filters: [
    <SelectInput key="isActive" source="isActive" label="admin.column.status" choices={statuses} alwaysOn />,
  ],
  canDelete: true,
  defaultValues: { currency: 'VND' },
  inputs: (mode) => (
    <Beside preview={<PackagePreview />}>
      <PictureInput mode={mode} />
      <TextInput source="name" validate={required} />
      <TextInput source="description" multiline minRows={2} />
      <Row>
        <AmountInput source="diamondAmount" min={1} validate={[required, notNegative, whole, atLeast(1)]} />
        <AmountInput source="price" />
        <SelectInput source="currency" choices={currencyChoices} validate={required} />
      </Row>
      <AmountInput source="bonusDiamonds" validate={[notNegative, whole]} />
      <WindowInputs start="bonusStartAt" end="bonusEndAt" />
    </Beside>
  ),
  status: {
    title: 'resources.diamond-packages.fields.changeStatus',
    states: [
      { label: 'admin.enum.packageStatus.Active', isCurrent: (pack) => pack.isActive, action: 'toggle' },
      { label: 'admin.enum.packageStatus.Inactive', isCurrent: (pack) => !pack.isActive, action: 'toggle' },
    ],
  },
  texts: {
    vi: {
      noun: 'gói kim cương',
      lower: 'gói kim cương',
      nouns: 'Kim cương',
      failedNoun: 'gói kim cương',
      fields: {
        name: 'Tên',
        description: 'Mô tả',
        diamondAmount: 'Số kim cương',
        price: 'Giá',
        currency: 'Tiền tệ',
        bonusDiamonds: 'Kim cương tặng thêm',
        bonusStartAt: 'Bắt đầu tặng',
        bonusEndAt: 'Kết thúc tặng',
        purchaseCount: 'Lượt mua',
        isActive: 'Trạng thái',
        changeStatus: 'Đổi trạng thái gói kim cương',
        bonusStartAtPast: 'Thời điểm bắt đầu tặng không được ở quá khứ.',
        bonusEndAtOrder: 'Thời điểm kết thúc phải sau thời điểm bắt đầu tặng.',
      },
    },
    en: {
      noun: 'Diamond Package',
      lower: 'diamond package',
      nouns: 'Diamond',
      add: 'Diamond',
      failedNoun: 'package',
      fields: {
        name: 'Name',
        description: 'Description',
        diamondAmount: 'Diamond Amount',
        price: 'Price',
        currency: 'Currency',
        bonusDiamonds: 'Bonus Diamonds',
        bonusStartAt: 'Bonus Start At',
        bonusEndAt: 'Bonus End At',
        purchaseCount: 'Purchases',
        isActive: 'Status',
        changeStatus: 'Change Package Status',
        bonusStartAtPast: 'Bonus Start At cannot be in the past.',
        bonusEndAtOrder: 'Bonus End At must be after Bonus Start At.',
      },
    },
  },
});
