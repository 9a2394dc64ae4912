import Fastify from 'fastify';
import { everyCall } from '../../contract/calls/every';
import { registerCompilers } from './compilers';
import { registerOpenApi } from './docs';
import { route } from './route';
import type { App } from './types';

/** The OpenAPI document of every declared call, without a server behind it. */
export async function apiDocument(): Promise<object> {
  const app: App = Fastify();
  registerCompilers(app);
  await registerOpenApi(app);
  for (const call of everyCall()) route(app, call, async () => undefined);
  await app.ready();
  return app.swagger();
}
