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
  labels: { sight: 'sight' },
  filters: ['sight', 'kind'],
  sort: { field: 'shownOn', order: 'DESC' },
  hidden: ['summary'],
  defaultValues: { kind: 0 },
  columns: [
    'image',
    'title',
    'sight',
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
    vi: {
      noun: 'bài viết',
      lower: 'bài viết',
      nouns: 'Tin tức',
      labels: {
        title: 'Tiêu đề',
        kind: 'Loại tin',
        summary: 'Tóm tắt',
        body: 'Nội dung',
        isPinned: 'Ghim lên đầu',
        shownOn: 'Ngày đăng',
        sight: 'Trạng thái',
      },
      choices: {
        kind: {
          Update: 'Cập nhật',
          Event: 'Sự kiện',
          Tournament: 'Giải đấu',
          BehindTheScenes: 'Hậu trường',
        },
      },
      help: { shownOn: 'Giờ Việt Nam. Để trống nếu lấy lúc xuất bản lần đầu.' },
    },
    en: {
      noun: 'Article',
      lower: 'article',
      nouns: 'News',
      labels: {
        title: 'Title',
        kind: 'Kind',
        summary: 'Summary',
        body: 'Body',
        isPinned: 'Pinned',
        shownOn: 'Date',
        sight: 'State',
      },
      choices: {
        kind: {
          Update: 'Update',
          Event: 'Event',
          Tournament: 'Tournament',
          BehindTheScenes: 'Behind the scenes',
        },
      },
      help: { shownOn: 'Vietnam time. Leave it empty for that of the first publication.' },
    },
  },
});
