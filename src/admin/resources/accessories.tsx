import CheckroomIcon from '@mui/icons-material/Checkroom';
import { SelectInput, TextInput } from 'react-admin';
import { accessoryTypes } from '../../../contract/accessories';
import { rarities } from '../../../contract/rarities';
import { paths } from '../../paths';
import { AmountInput } from '../inputs/AmountInput';
import { ChoiceInput, choicesOf } from '../inputs/ChoiceInput';
import { PictureInput } from '../inputs/PictureInput';
import { Row } from '../inputs/Row';
import { notNegative, required, whole } from '../inputs/rules';
import { WindowInputs } from '../inputs/WindowInputs';
import { Column } from '../list/Column';
import { ChoiceColumn, ImageColumn, MomentColumn, NumberColumn } from '../list/columns';
import { defineResource } from './defineResource';

const price = [required, notNegative, whole];
const listed = [notNegative, whole];

export const accessories = defineResource({
  name: 'accessories',
  path: `${paths.admin.shop}/accessories`,
  icon: CheckroomIcon,
  columns: [
    <ImageColumn key="image" />,
    <Column key="name" source="name" card="heading" />,
    <ChoiceColumn key="type" source="type" of="accessoryType" labels={accessoryTypes} />,
    <ChoiceColumn key="rarity" source="rarity" of="rarity" labels={rarities} />,
    <NumberColumn key="goldPrice" source="goldPrice" />,
    <NumberColumn key="diamondPrice" source="diamondPrice" />,
    <NumberColumn key="listedGoldPrice" source="listedGoldPrice" />,
    <NumberColumn key="listedDiamondPrice" source="listedDiamondPrice" />,
    <MomentColumn key="discountDate" source="discountDate" />,
    <MomentColumn key="expirationDate" source="expirationDate" />,
  ],
  filters: [
    <SelectInput key="type" source="type" choices={choicesOf('accessoryType', accessoryTypes)} alwaysOn />,
    <SelectInput key="rarity" source="rarity" choices={choicesOf('rarity', rarities)} alwaysOn />,
  ],
  hiddenColumns: ['listedGoldPrice', 'listedDiamondPrice'],
  canDelete: true,
  inputs: (mode) => (
    <>
      <PictureInput mode={mode} />
      <TextInput source="name" validate={required} />
      <TextInput source="description" validate={required} multiline minRows={2} />
      <Row>
        <ChoiceInput source="type" of="accessoryType" labels={accessoryTypes} />
        <ChoiceInput source="rarity" of="rarity" labels={rarities} />
      </Row>
      <Row>
        <AmountInput source="goldPrice" validate={price} />
        <AmountInput source="diamondPrice" validate={price} />
        <AmountInput source="listedGoldPrice" validate={listed} />
        <AmountInput source="listedDiamondPrice" validate={listed} />
      </Row>
      <WindowInputs start="discountDate" end="expirationDate" />
    </>
  ),
  texts: {
    vi: {
      noun: 'phụ kiện',
      lower: 'phụ kiện',
      nouns: 'Phụ kiện',
      fields: {
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
        discountDatePast: 'Ngày bắt đầu giảm giá không được ở quá khứ.',
        expirationDateOrder: 'Ngày hết hạn phải sau ngày bắt đầu giảm giá.',
      },
    },
    en: {
      noun: 'Accessory',
      lower: 'accessory',
      nouns: 'Accessories',
      fields: {
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
        discountDatePast: 'Discount Date cannot be in the past.',
        expirationDateOrder: 'Expiration Date must be after Discount Date.',
      },
    },
  },
});
