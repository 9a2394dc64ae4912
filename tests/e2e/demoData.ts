import type { TestProject } from 'vitest/node';
import { RunningSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as after the first start: demo data and the test admin. */
    demoData: string;
  }
}

/** Starts the server once from scratch; each test file gets a copy of the result, in a third of the time. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await new RunningSite().start();
  await site.stop();
  project.provide('demoData', site.dataDir);
  return () => site.remove();
}
