import { common } from './common';
import { errors } from './errors';
import { layout } from './layout';
import { titles } from './titles';
import { ui } from './ui';

/** The texts that every page of the main site shows; those of one page come with it. */
export const site = { common, ui, titles, errors, layout } as const;
