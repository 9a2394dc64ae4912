import { Type } from 'typebox';
import { CloseDayBody, ClosingDay, DailyClose } from '../closing';
import { defineCall } from './call';

const own = { tag: 'admin: closing', resource: 'closing' } as const;
const reads = { ...own, method: 'GET', access: 'cases:read' } as const;

export const getClosingDays = defineCall({
  ...reads,
  path: 'admin/closing',
  does: 'The last days of the shop, and who signed each off.',
  response: { 200: Type.Array(ClosingDay) },
});
export const getClosingDay = defineCall({
  ...reads,
  path: 'admin/closing/:day',
  does: 'The money of a day in Vietnam, and what does not agree.',
  response: { 200: DailyClose },
});
export const closeDay = defineCall({
  ...own,
  method: 'POST',
  access: 'money:write',
  path: 'admin/closing/:day',
  does: 'Signs a day off.',
  body: CloseDayBody,
  response: { 200: DailyClose },
});
