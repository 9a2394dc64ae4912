import SupportAgentIcon from '@mui/icons-material/SupportAgent';
import { paths } from '../../../paths';
import { menuPage } from './menuPage';

export const reports = menuPage({
  name: 'reports',
  order: 80,
  path: paths.admin.reports,
  icon: SupportAgentIcon,
  texts: {
    menu: ['Báo cáo & hỗ trợ', 'Report & Support'],
    title: ['Báo cáo & hỗ trợ', 'Report & Support'],
  },
});
