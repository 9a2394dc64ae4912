import type { SameKeys } from '../catalogue';
import type { site as vi } from '../vi/site';
import { account } from './account';
import { common } from './common';
import { download } from './download';
import { home } from './home';
import { layout } from './layout';
import { library } from './library';
import { shop } from './shop';
import { titles } from './titles';
import { ui } from './ui';

export const site: SameKeys<typeof vi> = {
  common,
  ui,
  titles,
  layout,
  home,
  shop,
  library,
  download,
  account,
};
