import type { TestProject } from 'vitest/node';
import { RunningSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as the first start leaves it: the demo data and the tests' admin. */
    demoData: string;
  }
}

/** Starts the server once on nothing; each test file gets a copy of what it made, in a third of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await new RunningSite().start();
  await site.stop();
  project.provide('demoData', site.dataDir);
  return () => site.remove();
}
