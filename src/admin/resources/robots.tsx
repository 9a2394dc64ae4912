import SmartToyIcon from '@mui/icons-material/SmartToy';
import { robots as contract } from '../../../contract/robots';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { robotTexts } from './robotTexts';

export const robots = defineResource(contract, {
  path: `${paths.admin.combat}/robots`,
  icon: SmartToyIcon,
  columns: [
    'image',
    'name',
    'robotType',
    'health',
    'range',
    'meleeAttackDamage',
    'rangeAttackDamage',
    'chaseMoveSpeed',
    'dropRate',
    'others',
  ],
  notInTable: [
    'healthRegenAmount',
    'healthRegenDelay',
    'patrolMoveSpeed',
    'patrolWaitTime',
    'patrolRange',
    'meleeAttackCooldown',
    'meleeAttackRotationSpeed',
    'rangeAttackCooldown',
    'rangeAttackRotationSpeed',
    'explosionDamage',
    'explosionRadius',
    'detonationTime',
    'obstacleCount',
    'minibotCount',
    'armorBuffAmount',
    'armorBuffDelay',
  ],
  filters: ['robotType'],
  labels: { robotType: 'robotType' },
  canDelete: true,
  balance: {},
  // The robot's 22 numbers by topic.
  form: [
    'image',
    'name',
    'robotType',
    { group: 'base', of: ['health', 'range', 'healthRegenAmount', 'healthRegenDelay'] },
    { group: 'patrol', of: ['patrolMoveSpeed', 'patrolWaitTime', 'patrolRange', 'chaseMoveSpeed'] },
    { group: 'melee', of: ['meleeAttackDamage', 'meleeAttackCooldown', 'meleeAttackRotationSpeed'] },
    { group: 'ranged', of: ['rangeAttackDamage', 'rangeAttackCooldown', 'rangeAttackRotationSpeed'] },
    { group: 'explosion', of: ['explosionDamage', 'explosionRadius', 'detonationTime'] },
    { group: 'spawning', of: ['dropRate', 'obstacleCount', 'minibotCount'] },
    { group: 'armor', of: ['armorBuffAmount', 'armorBuffDelay'] },
    'others',
  ],
  texts: robotTexts,
});
