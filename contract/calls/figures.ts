import { Figures, FiguresQuery } from '../figures';
import { ToDo } from '../toDo';
import { defineCall } from './call';

export const getFigures = defineCall({
  tag: 'admin: figures',
  resource: 'figures',
  method: 'GET',
  path: 'admin/figures',
  access: 'figures:read',
  does: 'What a period of days in Vietnam brought, and the one before it: `from` and `to` as 2026-11-22, 731 days at most.',
  query: FiguresQuery,
  refuses: { 400: ['from', 'to'] },
  response: { 200: Figures },
});
export const getToDo = defineCall({
  tag: 'admin: figures',
  resource: 'figures',
  method: 'GET',
  path: 'admin/to-do',
  access: 'cases:read',
  does: 'How much waits for a person: open cases, requests to decide, transfers to make and days to sign off.',
  response: { 200: ToDo },
});
