import SmartToyIcon from '@mui/icons-material/SmartToy';
import { SelectInput, TextInput } from 'react-admin';
import { robotTypes } from '../../../contract/robots';
import { paths } from '../../paths';
import { AmountInput } from '../inputs/AmountInput';
import { ChoiceInput, choicesOf } from '../inputs/ChoiceInput';
import { Group } from '../inputs/Group';
import { PictureInput } from '../inputs/PictureInput';
import { required } from '../inputs/rules';
import { Column } from '../list/Column';
import { ChoiceColumn, ImageColumn, NumberColumn } from '../list/columns';
import { defineResource } from './defineResource';
import { robotTexts } from './robotTexts';

/** The 22 numbers of a robot by what they are about; the list shows the first group and what it drops. */
const groups = {
  base: ['health', 'range', 'healthRegenAmount', 'healthRegenDelay'],
  patrol: ['patrolMoveSpeed', 'patrolWaitTime', 'patrolRange', 'chaseMoveSpeed'],
  melee: ['meleeAttackDamage', 'meleeAttackCooldown', 'meleeAttackRotationSpeed'],
  ranged: ['rangeAttackDamage', 'rangeAttackCooldown', 'rangeAttackRotationSpeed'],
  explosion: ['explosionDamage', 'explosionRadius', 'detonationTime'],
  spawning: ['dropRate', 'obstacleCount', 'minibotCount'],
  armour: ['armorBuffAmount', 'armorBuffDelay'],
};
const shown = ['health', 'range', 'meleeAttackDamage', 'rangeAttackDamage', 'chaseMoveSpeed', 'dropRate'];

export const robots = defineResource({
  name: 'robots',
  path: `${paths.admin.combat}/robots`,
  icon: SmartToyIcon,
  columns: [
    <ImageColumn key="image" />,
    <Column key="name" source="name" card="heading" />,
    <ChoiceColumn key="robotType" source="robotType" of="robotType" labels={robotTypes} />,
    ...shown.map((stat) => <NumberColumn key={stat} source={stat} />),
  ],
  filters: [
    <SelectInput key="robotType" source="robotType" choices={choicesOf('robotType', robotTypes)} alwaysOn />,
  ],
  canDelete: true,
  inputs: (mode) => (
    <>
      <PictureInput mode={mode} />
      <TextInput source="name" validate={required} />
      <ChoiceInput source="robotType" of="robotType" labels={robotTypes} />
      {Object.entries(groups).map(([group, stats]) => (
        <Group key={group} label={`resources.robots.groups.${group}`}>
          {stats.map((stat) => (
            <AmountInput key={stat} source={stat} />
          ))}
        </Group>
      ))}
    </>
  ),
  texts: robotTexts,
});
