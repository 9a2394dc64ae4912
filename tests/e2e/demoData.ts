import type { TestProject } from 'vitest/node';
import { RunningSite } from './site';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder as after the first start: demo data and the test admin. */
    demoData: string;
    /** Address of a running server with these data, for files that change nothing (`sharedSite`). */
    sharedSite: string;
  }
}

/** Of this process: Vitest loads this module once for each project with browsers. */
const own = globalThis as { demo?: Promise<Demo> };
interface Demo {
  data: RunningSite;
  shared: RunningSite;
}

/** Starts the server once from scratch; a copy of the result takes a third of the time. */
async function make(): Promise<Demo> {
  const data = await new RunningSite().start();
  await data.stop();
  return { data, shared: await new RunningSite(data.dataDir).start() };
}

/** Provides the demo data to the test files of a project, each of which gets a copy or uses the shared server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  own.demo ??= make();
  const { data, shared } = await own.demo;
  project.provide('demoData', data.dataDir);
  project.provide('sharedSite', shared.url);
  return async () => {
    await shared.remove();
    await data.remove();
  };
}
