import { inject } from 'vitest';
import { RunningSite } from './site';

/** A server on demo data of its own (demoData.ts), not yet started. */
export const demoSite = (): RunningSite => new RunningSite(inject('demoData'));
