import { choice, decimal, text } from './fields';
import { gameAccess } from './permissions';
import { defineFormResource, verbPaths } from './resource';

const robotTypes = ['Basic', 'Advanced', 'Elite'] as const;

export const robots = defineFormResource({
  name: 'robots',
  access: gameAccess,
  paths: verbPaths('admin/robot'),
  listKey: 'robots',
  imagePart: 'ImageFile',
  idParts: ['Id', 'id'],
  fields: {
    name: text(),
    robotType: choice(robotTypes),
    health: decimal(),
    range: decimal(),
    healthRegenAmount: decimal(),
    healthRegenDelay: decimal(),
    patrolMoveSpeed: decimal(),
    patrolWaitTime: decimal(),
    patrolRange: decimal(),
    meleeAttackDamage: decimal(),
    meleeAttackCooldown: decimal(),
    meleeAttackRotationSpeed: decimal(),
    rangeAttackDamage: decimal(),
    rangeAttackCooldown: decimal(),
    rangeAttackRotationSpeed: decimal(),
    chaseMoveSpeed: decimal(),
    explosionDamage: decimal(),
    explosionRadius: decimal(),
    detonationTime: decimal(),
    dropRate: decimal(),
    obstacleCount: decimal(),
    minibotCount: decimal(),
    armorBuffAmount: decimal(),
    armorBuffDelay: decimal(),
  },
});
