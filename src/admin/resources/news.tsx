import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import { news as contract } from '../../../contract/news';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { Column } from '../ui/list/Column';
import { Pinned } from './Pinned';

const pinned = (
  <Column source="isPinned">
    <Pinned />
  </Column>
);

export const news = defineResource(contract, {
  path: `${paths.admin.content}/news`,
  icon: ArticleIcon,
  canDelete: true,
  filters: ['status', 'schedule', 'kind'],
  sort: { field: 'shownOn', order: 'DESC' },
  hidden: ['summary'],
  defaultValues: { kind: 0 },
  columns: [
    'image',
    'title',
    'status',
    'kind',
    'shownOn',
    { field: 'isPinned', as: pinned },
    'summary',
    'others',
  ],
  notInTable: ['body'],
  form: [
    'image',
    ['title', 'titleEn'],
    'kind',
    ['summary', 'summaryEn'],
    'body',
    ['shownOn', 'isPinned'],
    'others',
  ],
  texts: {
    noun: ['bài viết', 'Article'],
    lower: ['bài viết', 'article'],
    nouns: ['Tin tức', 'News'],
    labels: {
      title: ['Tiêu đề', 'Title'],
      kind: ['Loại tin', 'Kind'],
      summary: ['Tóm tắt', 'Summary'],
      body: ['Nội dung', 'Body'],
      isPinned: ['Ghim lên đầu', 'Pinned'],
      shownOn: ['Ngày đăng', 'Date'],
    },
    choices: {
      kind: {
        Update: ['Cập nhật', 'Update'],
        Event: ['Sự kiện', 'Event'],
        Tournament: ['Giải đấu', 'Tournament'],
        BehindTheScenes: ['Hậu trường', 'Behind the scenes'],
      },
    },
    help: {
      shownOn: [
        'Giờ Việt Nam. Để trống nếu lấy lúc xuất bản lần đầu.',
        'Vietnam time. Leave it empty to use the time of the first publication.',
      ],
    },
  },
});
