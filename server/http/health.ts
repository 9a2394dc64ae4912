import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Parts } from '../parts';
import type { App } from './types';

/** Whether the server and its database answer (api.md, Service). */
export function registerHealth(app: App, { db }: Pick<Parts, 'db'>): void {
  app.get(
    '/api/health',
    {
      config: { access: 'guest' },
      schema: { tags: ['service'], response: { 200: Type.Object({ status: Type.Literal('ok') }) } },
    },
    async () => {
      await sql`select 1`.execute(db);
      return { status: 'ok' as const };
    },
  );
}
