import InventoryIcon from '@mui/icons-material/Inventory2';
import { boxes as contract } from '../../../contract/boxes';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { Later } from './previews/Later';

export const boxes = defineResource(contract, {
  path: `${paths.admin.combat}/boxes`,
  icon: InventoryIcon,
  columns: ['image', 'name', 'boxType', 'boxHealth', 'dropWeight', 'others'],
  filters: ['boxType'],
  labels: { boxType: 'boxType' },
  canDelete: true,
  deleting: ({ dropWeight }) => (dropWeight > 0 ? 'resources.boxes.own.deleting' : undefined),
  balance: { share: 'dropWeight' },
  dialogSize: 'sm',
  form: [
    'image',
    'name',
    'boxType',
    ['boxHealth', 'dropWeight'],
    'others',
    <Later key="share" of="DropSharePreview" />,
  ],
  texts: {
    vi: {
      noun: 'hòm',
      lower: 'hòm',
      nouns: 'Hòm đồ',
      own: { deleting: 'Tỉ lệ rơi của các hòm còn lại sẽ tăng.' },
      labels: { name: 'Tên', boxType: 'Loại hòm', boxHealth: 'Độ bền', dropWeight: 'Trọng số rơi' },
    },
    en: {
      noun: 'Box',
      lower: 'box',
      nouns: 'Loot Boxes',
      own: { deleting: 'The shares of the other boxes grow.' },
      labels: { name: 'Name', boxType: 'Box Type', boxHealth: 'Box Health', dropWeight: 'Drop Weight' },
      add: 'Loot Box',
    },
  },
});
