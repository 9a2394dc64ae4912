import MilitaryTechIcon from '@mui/icons-material/MilitaryTech';
import { paths } from '../../../paths';
import * as all from '../../resources/registry';
import { menuPage } from './menuPage';

export const progress = menuPage({
  name: 'progress',
  order: 60,
  path: paths.admin.progress,
  icon: MilitaryTechIcon,
  tabs: [all.seasons, all.levels],
  first: 'levels',
  moved: { season: 'seasons' },
  texts: {
    menu: ['Tiến trình', 'Progress Management'],
    title: ['Quản lý tiến trình', 'Progress Management'],
  },
});
