import { sql } from 'kysely';
import { Type } from 'typebox';
import type { Dependencies } from '../dependencies';
import type { App } from './types';

/** Whether the server and its database respond (api.md, Service). */
export function registerHealth(app: App, { db }: Pick<Dependencies, 'db'>): void {
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
