import { auth } from './auth';
import { common } from './common';
import { home } from './home';
import { layout } from './layout';
import { shop } from './shop';
import { titles } from './titles';
import { ui } from './ui';

export const vi = { common, ui, titles, layout, home, shop, auth } as const;
