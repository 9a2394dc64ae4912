import InventoryIcon from '@mui/icons-material/Inventory2';
import { SelectInput, TextInput } from 'react-admin';
import { boxTypes } from '../../../contract/boxes';
import { paths } from '../../paths';
import { AmountInput } from '../inputs/AmountInput';
import { ChoiceInput, choicesOf } from '../inputs/ChoiceInput';
import { PictureInput } from '../inputs/PictureInput';
import { Row } from '../inputs/Row';
import { required } from '../inputs/rules';
import { Column } from '../list/Column';
import { ChoiceColumn, ImageColumn, NumberColumn } from '../list/columns';
import { DropSharePreview } from '../previews/DropSharePreview';
import { defineResource } from './defineResource';

export const boxes = defineResource({
  name: 'boxes',
  path: `${paths.admin.combat}/boxes`,
  icon: InventoryIcon,
  columns: [
    <ImageColumn key="image" />,
    <Column key="name" source="name" card="heading" />,
    <ChoiceColumn key="boxType" source="boxType" of="boxType" labels={boxTypes} />,
    <NumberColumn key="boxHealth" source="boxHealth" />,
    <NumberColumn key="dropWeight" source="dropWeight" />,
  ],
  filters: [<SelectInput key="boxType" source="boxType" choices={choicesOf('boxType', boxTypes)} alwaysOn />],
  canDelete: true,
  dialogSize: 'sm',
  inputs: (mode) => (
    <>
      <PictureInput mode={mode} />
      <TextInput source="name" validate={required} />
      <ChoiceInput source="boxType" of="boxType" labels={boxTypes} />
      <Row>
        <AmountInput source="boxHealth" />
        <AmountInput source="dropWeight" />
      </Row>
      <DropSharePreview />
    </>
  ),
  texts: {
    vi: {
      noun: 'hòm',
      lower: 'hòm',
      nouns: 'Hòm đồ',
      fields: { name: 'Tên', boxType: 'Loại hòm', boxHealth: 'Độ bền', dropWeight: 'Trọng số rơi' },
    },
    en: {
      noun: 'Box',
      lower: 'box',
      nouns: 'Loot Boxes',
      fields: { name: 'Name', boxType: 'Box Type', boxHealth: 'Box Health', dropWeight: 'Drop Weight' },
      add: 'Loot Box',
    },
  },
});
