import { account } from './account';
import { auth } from './auth';
import { common } from './common';
import { download } from './download';
import { home } from './home';
import { layout } from './layout';
import { library } from './library';
import { shop } from './shop';
import { titles } from './titles';
import { ui } from './ui';

export const vi = { common, ui, titles, layout, home, shop, library, download, account, auth } as const;
