import { inject } from 'vitest';
import { RunningSite, Site } from './site';

/** A server with its own copy of the demo data (demoData.ts), not yet started. */
export const demoSite = (): RunningSite => new RunningSite(inject('demoData'));

/** The running server that all files share which change nothing in its database. */
export const sharedSite = (): Site => new Site(inject('sharedSite'));
