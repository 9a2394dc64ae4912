import ReleaseIcon from '@mui/icons-material/DownloadOutlined';
import { releases as contract } from '../../../contract/releases';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const releases = defineResource(contract, {
  path: `${paths.admin.content}/releases`,
  icon: ReleaseIcon,
  canDelete: true,
  filters: ['status', 'schedule', 'state'],
  sort: { field: 'place', order: 'ASC' },
  hidden: ['drawing', 'requirements', 'link'],
  defaultValues: { state: 0, place: 1, drawing: 'desktop' },
  columns: ['name', 'status', 'state', 'edition', 'day', 'place', 'file', 'others'],
  form: [
    ['name', 'nameEn'],
    ['state', 'day'],
    ['edition', 'place'],
    'drawing',
    'requirements',
    'notes',
    'file',
    'link',
    'others',
  ],
  texts: {
    noun: ['bản phát hành', 'Release'],
    lower: ['bản phát hành', 'release'],
    nouns: ['Bản phát hành', 'Releases'],
    labels: {
      name: ['Tên', 'Name'],
      state: ['Giai đoạn', 'Stage'],
      day: ['Ngày phát hành', 'Date'],
      edition: ['Phiên bản', 'Version'],
      drawing: ['Hình vẽ', 'Drawing'],
      place: ['Thứ tự', 'Order'],
      notes: ['Có gì mới', 'What is new'],
      requirements: ['Yêu cầu máy', 'Requirements'],
      file: ['Tệp tải xuống', 'File'],
      link: ['Địa chỉ tải ở nơi khác', 'Address elsewhere'],
    },
    choices: {
      state: {
        Soon: ['Sắp ra mắt', 'Coming soon'],
        Out: ['Đã phát hành', 'Out'],
      },
      drawing: {
        desktop: ['Máy tính', 'Computer'],
        web: ['Trình duyệt', 'Browser'],
        disc: ['Đĩa cài đặt', 'Disc'],
      },
    },
    help: {
      day: [
        'Ngày dự kiến nếu chưa phát hành; người chơi không thấy giờ.',
        'The expected date before it is out; players do not see the time.',
      ],
      link: ['Địa chỉ https://, thay cho tệp.', 'An https:// address, in place of a file.'],
    },
  },
});
