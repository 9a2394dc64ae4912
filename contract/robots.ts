import { choice, decimal, text } from './fields';
import { defineNoun, type RecordOf, verbPaths } from './noun';

export const robotTypes = ['Basic', 'Advanced', 'Elite'] as const;

export const robots = defineNoun({
  name: 'robots',
  paths: verbPaths('admin/robot'),
  listKey: 'robots',
  imagePart: 'ImageFile',
  idParts: ['Id', 'id'],
  fields: {
    name: text('Name'),
    robotType: choice('RobotType', robotTypes),
    health: decimal('Health'),
    range: decimal('Range'),
    healthRegenAmount: decimal('HealthRegenAmount'),
    healthRegenDelay: decimal('HealthRegenDelay'),
    patrolMoveSpeed: decimal('PatrolMoveSpeed'),
    patrolWaitTime: decimal('PatrolWaitTime'),
    patrolRange: decimal('PatrolRange'),
    meleeAttackDamage: decimal('MeleeAttackDamage'),
    meleeAttackCooldown: decimal('MeleeAttackCooldown'),
    meleeAttackRotationSpeed: decimal('MeleeAttackRotationSpeed'),
    rangeAttackDamage: decimal('RangeAttackDamage'),
    rangeAttackCooldown: decimal('RangeAttackCooldown'),
    rangeAttackRotationSpeed: decimal('RangeAttackRotationSpeed'),
    chaseMoveSpeed: decimal('ChaseMoveSpeed'),
    explosionDamage: decimal('ExplosionDamage'),
    explosionRadius: decimal('ExplosionRadius'),
    detonationTime: decimal('DetonationTime'),
    dropRate: decimal('DropRate'),
    obstacleCount: decimal('ObstacleCount'),
    minibotCount: decimal('MinibotCount'),
    armorBuffAmount: decimal('ArmorBuffAmount'),
    armorBuffDelay: decimal('ArmorBuffDelay'),
  },
});
export type Robot = RecordOf<typeof robots>;
