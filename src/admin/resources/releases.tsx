import ReleaseIcon from '@mui/icons-material/DownloadOutlined';
import { releases as contract } from '../../../contract/releases';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

export const releases = defineResource(contract, {
  path: `${paths.admin.content}/releases`,
  icon: ReleaseIcon,
  canDelete: true,
  labels: { sight: 'sight' },
  filters: ['sight', 'state'],
  sort: { field: 'place', order: 'ASC' },
  hidden: ['drawing', 'requirements', 'link'],
  defaultValues: { state: 0, place: 1, drawing: 'desktop' },
  columns: ['name', 'sight', 'state', 'edition', 'day', 'place', 'file', 'others'],
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
    vi: {
      noun: 'bản phát hành',
      lower: 'bản phát hành',
      nouns: 'Bản phát hành',
      labels: {
        name: 'Tên',
        state: 'Giai đoạn',
        day: 'Ngày phát hành',
        edition: 'Phiên bản',
        drawing: 'Hình vẽ',
        place: 'Thứ tự',
        notes: 'Có gì mới',
        requirements: 'Yêu cầu máy',
        file: 'Tệp tải xuống',
        link: 'Địa chỉ tải ở nơi khác',
        sight: 'Trạng thái',
      },
      choices: {
        state: { Soon: 'Sắp ra mắt', Out: 'Đã phát hành' },
        drawing: { desktop: 'Máy tính', web: 'Trình duyệt', disc: 'Đĩa cài đặt' },
      },
      help: {
        day: 'Ngày dự kiến nếu chưa phát hành; người chơi không thấy giờ.',
        link: 'Địa chỉ https://, thay cho tệp.',
      },
    },
    en: {
      noun: 'Release',
      lower: 'release',
      nouns: 'Releases',
      labels: {
        name: 'Name',
        state: 'Stage',
        day: 'Date',
        edition: 'Version',
        drawing: 'Drawing',
        place: 'Order',
        notes: 'What is new',
        requirements: 'Requirements',
        file: 'File',
        link: 'Address elsewhere',
        sight: 'State',
      },
      choices: {
        state: { Soon: 'Coming soon', Out: 'Out' },
        drawing: { desktop: 'Computer', web: 'Browser', disc: 'Disc' },
      },
      help: {
        day: 'The expected one before it is out; players do not see the time.',
        link: 'An https:// address, in place of a file.',
      },
    },
  },
});
