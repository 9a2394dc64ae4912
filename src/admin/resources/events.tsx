import EventIcon from '@mui/icons-material/EventOutlined';
import { events as contract } from '../../../contract/events';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const events = defineResource(contract, {
  path: `${paths.admin.content}/events`,
  icon: EventIcon,
  canDelete: true,
  labels: { sight: 'sight' },
  filters: ['sight', 'kind'],
  sort: { field: 'startsAt', order: 'DESC' },
  hidden: ['link'],
  defaultValues: { kind: 0 },
  columns: ['name', 'sight', 'kind', 'startsAt', 'endsAt', 'link', 'others'],
  notInTable: ['text'],
  form: [['name', 'nameEn'], 'kind', 'window', 'text', 'link', 'others'],
  texts: {
    vi: {
      noun: 'sự kiện',
      lower: 'sự kiện',
      nouns: 'Sự kiện',
      labels: {
        name: 'Tên',
        kind: 'Loại sự kiện',
        startsAt: 'Bắt đầu',
        endsAt: 'Kết thúc',
        text: 'Mô tả',
        link: 'Đường dẫn',
        sight: 'Trạng thái',
      },
      choices: {
        kind: { Tournament: 'Giải đấu', Season: 'Mùa giải', Bonus: 'Nhân thưởng', Community: 'Cộng đồng' },
      },
    },
    en: {
      noun: 'Event',
      lower: 'event',
      nouns: 'Events',
      labels: {
        name: 'Name',
        kind: 'Kind',
        startsAt: 'Starts',
        endsAt: 'Ends',
        text: 'Description',
        link: 'Link',
        sight: 'State',
      },
      choices: {
        kind: { Tournament: 'Tournament', Season: 'Season', Bonus: 'Bonus', Community: 'Community' },
      },
    },
  },
});
