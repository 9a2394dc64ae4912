import { auth } from './auth';
import { site } from './site';

export const vi = { ...site, auth } as const;
