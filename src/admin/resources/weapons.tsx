import GavelIcon from '@mui/icons-material/Gavel';
import { weapons as contract } from '../../../contract/weapons';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

const stats = ['damage', 'speed', 'range', 'bulletAmmount', 'bulletSpeed', 'reloadTime'] as const;

/** Over a whole magazine and its reload; a weapon without bullets never reloads. */
function damagePerSecond({ damage = 0, speed = 0, bulletAmmount = 0, reloadTime = 0 }): number {
  if (bulletAmmount === 0 || speed === 0) return damage * speed;
  return (damage * bulletAmmount) / (bulletAmmount / speed + reloadTime);
}

export const weapons = defineResource(contract, {
  path: `${paths.admin.combat}/weapons`,
  icon: GavelIcon,
  columns: ['image', 'name', 'type', 'rarity', ...stats, 'others'],
  filters: ['type', 'rarity'],
  labels: { type: 'weaponType', rarity: 'rarity' },
  canDelete: true,
  balance: { derived: { label: 'resources.weapons.own.perSecond', of: damagePerSecond } },
  form: ['image', 'name', 'description', ['type', 'rarity'], stats, 'others'],
  texts: {
    noun: ['vũ khí', 'Weapon'],
    lower: ['vũ khí', 'weapon'],
    nouns: ['Vũ khí', 'Weapons'],
    own: { perSecond: ['Sát thương mỗi giây, kể cả nạp đạn', 'Damage per second, with reloads'] },
    labels: {
      name: ['Tên', 'Name'],
      description: ['Mô tả', 'Description'],
      type: ['Loại', 'Type'],
      rarity: ['Độ hiếm', 'Rarity'],
      damage: ['Sát thương', 'Damage'],
      speed: ['Tốc độ đánh', 'Speed'],
      range: ['Tầm đánh', 'Range'],
      bulletAmmount: ['Số đạn', 'Bullet Amount'],
      bulletSpeed: ['Tốc độ đạn', 'Bullet Speed'],
      reloadTime: ['Thời gian nạp', 'Reload Time'],
    },
  },
});
