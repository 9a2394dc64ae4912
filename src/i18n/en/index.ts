import type { SameKeys } from '../catalogue';
import type { vi } from '../vi';
import { common } from './common';

export const en: SameKeys<typeof vi> = { common };
