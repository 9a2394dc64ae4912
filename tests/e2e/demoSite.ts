import { inject } from 'vitest';
import { RunningSite } from './site';

/** A server with its own copy of the demo data (demoData.ts), not yet started. */
export const demoSite = (): RunningSite => new RunningSite(inject('demoData'));
