import SmartToyIcon from '@mui/icons-material/SmartToy';
import { paths } from '../../../paths';
import * as all from '../../resources/registry';
import { menuPage } from './menuPage';

export const combat = menuPage({
  name: 'combat',
  order: 70,
  path: paths.admin.combat,
  icon: SmartToyIcon,
  tabs: [all.weapons, all.skills, all.robots, all.boxes],
  texts: {
    menu: ['Chiến đấu', 'Combat Management'],
    title: ['Quản lý chiến đấu', 'Combat Management'],
  },
});
