import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import { lazy } from 'react';
import { paths } from '../../../paths';
import * as all from '../../resources/registry';
import { menuPage } from './menuPage';

const CalendarPage = lazy(async () => ({
  default: (await import('../../screens/content/CalendarPage')).CalendarPage,
}));

export const content = menuPage({
  name: 'content',
  order: 65,
  path: paths.admin.content,
  icon: NewspaperIcon,
  tabs: [
    all.news,
    all.banners,
    all.events,
    all.help,
    all.releases,
    { name: 'calendar', access: 'catalog:read', content: <CalendarPage /> },
  ],
  texts: {
    menu: ['Nội dung', 'Content'],
    title: ['Quản lý nội dung', 'Content Management'],
  },
});
