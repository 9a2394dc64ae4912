import { account } from './account';
import { common } from './common';
import { download } from './download';
import { home } from './home';
import { layout } from './layout';
import { library } from './library';
import { shop } from './shop';
import { titles } from './titles';
import { ui } from './ui';

/** The texts of the main site; those of the auth area come with it. */
export const site = { common, ui, titles, layout, home, shop, library, download, account } as const;
