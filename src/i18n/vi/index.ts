import { auth } from './auth';
import { common } from './common';
import { layout } from './layout';
import { shop } from './shop';
import { titles } from './titles';
import { ui } from './ui';

export const vi = { common, ui, titles, layout, shop, auth } as const;
