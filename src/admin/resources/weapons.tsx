import GavelIcon from '@mui/icons-material/Gavel';
import { SelectInput, TextInput } from 'react-admin';
import { weaponRarities, weaponTypes } from '../../../contract/weapons';
import { paths } from '../../paths';
import { AmountInput } from '../inputs/AmountInput';
import { ChoiceInput, choicesOf } from '../inputs/ChoiceInput';
import { PictureInput } from '../inputs/PictureInput';
import { Row } from '../inputs/Row';
import { required } from '../inputs/rules';
import { Column } from '../list/Column';
import { ChoiceColumn, ImageColumn, NumberColumn } from '../list/columns';
import { defineResource } from './defineResource';

const stats = ['damage', 'speed', 'range', 'bulletAmmount', 'bulletSpeed', 'reloadTime'] as const;

export const weapons = defineResource({
  name: 'weapons',
  path: `${paths.admin.combat}/weapons`,
  icon: GavelIcon,
  columns: [
    <ImageColumn key="image" />,
    <Column key="name" source="name" card="heading" />,
    <ChoiceColumn key="type" source="type" of="weaponType" labels={weaponTypes} />,
    <ChoiceColumn key="rarity" source="rarity" of="rarity" labels={weaponRarities} />,
    ...stats.map((stat) => <NumberColumn key={stat} source={stat} />),
  ],
  filters: [
    <SelectInput key="type" source="type" choices={choicesOf('weaponType', weaponTypes)} alwaysOn />,
    <SelectInput key="rarity" source="rarity" choices={choicesOf('rarity', weaponRarities)} alwaysOn />,
  ],
  canDelete: true,
  inputs: (mode) => (
    <>
      <PictureInput mode={mode} />
      <TextInput source="name" validate={required} />
      <TextInput source="description" multiline minRows={2} />
      <Row>
        <ChoiceInput source="type" of="weaponType" labels={weaponTypes} />
        <ChoiceInput source="rarity" of="rarity" labels={weaponRarities} />
      </Row>
      <Row>
        {stats.map((stat) => (
          <AmountInput key={stat} source={stat} />
        ))}
      </Row>
    </>
  ),
  texts: {
    vi: {
      noun: 'vũ khí',
      lower: 'vũ khí',
      nouns: 'Vũ khí',
      fields: {
        name: 'Tên',
        description: 'Mô tả',
        type: 'Loại',
        rarity: 'Độ hiếm',
        damage: 'Sát thương',
        speed: 'Tốc độ đánh',
        range: 'Tầm đánh',
        bulletAmmount: 'Số đạn',
        bulletSpeed: 'Tốc độ đạn',
        reloadTime: 'Thời gian nạp',
      },
    },
    en: {
      noun: 'Weapon',
      lower: 'weapon',
      nouns: 'Weapons',
      fields: {
        name: 'Name',
        description: 'Description',
        type: 'Type',
        rarity: 'Rarity',
        damage: 'Damage',
        speed: 'Speed',
        range: 'Range',
        bulletAmmount: 'Bullet Amount',
        bulletSpeed: 'Bullet Speed',
        reloadTime: 'Reload Time',
      },
    },
  },
});
