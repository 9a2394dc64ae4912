import type { SameKeys } from '../catalogue';
import type { vi } from '../vi';
import { auth } from './auth';
import { site } from './site';

export const en: SameKeys<typeof vi> = { ...site, auth };
