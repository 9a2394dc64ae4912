import StorefrontIcon from '@mui/icons-material/Storefront';
import { paths } from '../../../paths';
import * as all from '../../resources/registry';
import { menuPage } from './menuPage';

export const shop = menuPage({
  name: 'shop',
  order: 50,
  path: paths.admin.shop,
  icon: StorefrontIcon,
  tabs: [all.accessories, all.diamondPackages, all.offers],
  texts: {
    menu: ['Cửa hàng', 'Shop Management'],
    title: ['Quản lý cửa hàng', 'Shop Management'],
  },
});
