import EventIcon from '@mui/icons-material/EventOutlined';
import { events as contract } from '../../../contract/events';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const events = defineResource(contract, {
  path: `${paths.admin.content}/events`,
  icon: EventIcon,
  canDelete: true,
  filters: ['status', 'schedule', 'kind'],
  sort: { field: 'startsAt', order: 'DESC' },
  hidden: ['link'],
  defaultValues: { kind: 0 },
  columns: ['name', 'status', 'kind', 'startsAt', 'endsAt', 'link', 'others'],
  notInTable: ['text', 'rules', 'result'],
  form: [['name', 'nameEn'], 'kind', 'window', 'text', 'link', 'rules', 'result', 'others'],
  texts: {
    noun: ['sự kiện', 'Event'],
    lower: ['sự kiện', 'event'],
    nouns: ['Sự kiện', 'Events'],
    labels: {
      name: ['Tên', 'Name'],
      kind: ['Loại sự kiện', 'Kind'],
      startsAt: ['Bắt đầu', 'Starts'],
      endsAt: ['Kết thúc', 'Ends'],
      text: ['Mô tả', 'Description'],
      link: ['Liên kết', 'Link'],
      rules: ['Thể lệ', 'Rules'],
      result: ['Kết quả', 'Result'],
    },
    choices: {
      kind: {
        Tournament: ['Giải đấu', 'Tournament'],
        Season: ['Mùa giải', 'Season'],
        Bonus: ['Nhân thưởng', 'Bonus'],
        Community: ['Cộng đồng', 'Community'],
      },
    },
  },
});
