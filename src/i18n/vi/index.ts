import { common } from './common';

export const vi = { common } as const;
