import { common } from './common';
import { errors } from './errors';
import { layout } from './layout';
import { titles } from './titles';
import { ui } from './ui';

/** Texts of every page of the main site; a page's own texts load with the page. */
export const site = { common, ui, titles, errors, layout } as const;
