import type { SameKeys } from '../catalogue';
import type { site as vi } from '../vi/site';
import { common } from './common';
import { errors } from './errors';
import { layout } from './layout';
import { titles } from './titles';
import { ui } from './ui';

export const site: SameKeys<typeof vi> = { common, ui, titles, errors, layout };
