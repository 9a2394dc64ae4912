import { Type } from 'typebox';
import { CloseDayBody, ClosingDay, DailyClose } from '../../contract/closing';
import type { Dependencies } from '../dependencies';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { closeDay } from './close';
import { readDay } from './day';
import { askedDay } from './days';
import { listDays } from './list';

const tags = ['admin: closing'];
const params = Type.Object({ day: Type.String() });
const reads = { access: 'cases:read', resource: 'closing' } as const;
const signs = { access: 'money:write', resource: 'closing' } as const;

/** The daily close (studio.md section 2): a day's money, what does not agree about it, and who signed it off. */
export function closingRoutes(app: App, deps: Dependencies): void {
  const { db, clock } = deps;
  app.get(
    '/api/admin/closing',
    { config: reads, schema: { tags, response: { 200: Type.Array(ClosingDay) } } },
    async (_request, reply) => {
      const days = await listDays(db, clock.now());
      reply.header('content-range', `closing 0-${days.length - 1}/${days.length}`);
      return days;
    },
  );
  app.get(
    '/api/admin/closing/:day',
    { config: reads, schema: { tags, params, response: { 200: DailyClose } } },
    async (request) => {
      const day = askedDay(request.params.day, clock.now());
      return readDay(db, day, clock.now(), callerOf(request));
    },
  );
  app.post(
    '/api/admin/closing/:day',
    { config: signs, schema: { tags, params, body: CloseDayBody, response: { 200: DailyClose } } },
    async (request) => {
      const caller = callerOf(request);
      const day = askedDay(request.params.day, clock.now());
      await closeDay(deps, caller, day, request.body);
      return readDay(db, day, clock.now(), caller);
    },
  );
}
