import GavelIcon from '@mui/icons-material/Gavel';
import { weapons as contract } from '../../../contract/weapons';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

const stats = ['damage', 'speed', 'range', 'bulletAmmount', 'bulletSpeed', 'reloadTime'] as const;

export const weapons = defineResource(contract, {
  path: `${paths.admin.combat}/weapons`,
  icon: GavelIcon,
  columns: ['image', 'name', 'type', 'rarity', ...stats, 'others'],
  filters: ['type', 'rarity'],
  labels: { type: 'weaponType', rarity: 'rarity' },
  canDelete: true,
  balance: {},
  form: ['image', 'name', 'description', ['type', 'rarity'], stats, 'others'],
  texts: {
    vi: {
      noun: 'vũ khí',
      lower: 'vũ khí',
      nouns: 'Vũ khí',
      labels: {
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
      labels: {
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
