import { account } from './account';
import { auth } from './auth';
import { card } from './card';
import { download } from './download';
import { events } from './events';
import { gift } from './gift';
import { home } from './home';
import { library } from './library';
import { news } from './news';
import { packages } from './packages';
import { payment } from './payment';
import { rarity } from './rarity';
import { robot } from './robot';
import { season } from './season';
import { shop } from './shop';
import * as site from './site';
import { support } from './support';
import { wardrobe } from './wardrobe';

/** All texts; the client loads them per area. */
export const vi = {
  ...site,
  account,
  auth,
  card,
  download,
  events,
  gift,
  home,
  library,
  news,
  packages,
  payment,
  rarity,
  robot,
  season,
  shop,
  support,
  wardrobe,
} as const;
