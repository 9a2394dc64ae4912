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
    noun: ['hòm', 'Box'],
    lower: ['hòm', 'box'],
    nouns: ['Hòm đồ', 'Loot Boxes'],
    add: ['Hòm', 'Loot Box'],
    own: {
      deleting: ['Tỉ lệ rơi của các hòm còn lại sẽ tăng.', 'The drop rates of the other boxes will go up.'],
    },
    labels: {
      name: ['Tên', 'Name'],
      boxType: ['Loại hòm', 'Box Type'],
      boxHealth: ['Độ bền', 'Box Health'],
      dropWeight: ['Trọng số rơi', 'Drop Weight'],
    },
  },
});
