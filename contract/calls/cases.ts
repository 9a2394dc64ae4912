import { Type } from 'typebox';
import { CaseOwnerBody, CloseCaseBody, MoneyCase, MoneyCaseDetail, MoneyNote, NoteBody } from '../cases';
import { MoneyRequest, ResolveBody } from '../moneyRequests';
import { cases } from '../readResources';
import { defineCall } from './call';
import { readCalls } from './reads';

const own = { tag: 'admin: cases', resource: 'cases' } as const;
const reads = { ...own, method: 'GET', access: 'cases:read' } as const;
const handles = { ...own, method: 'POST', access: 'cases:handle' } as const;

export const {
  list: listCases,
  export: exportCases,
  one: getCase,
} = readCalls(cases, { row: MoneyCase, one: MoneyCaseDetail });
export const getCaseNotes = defineCall({
  ...reads,
  path: 'admin/cases/:id/notes',
  does: 'The notes of a case.',
  response: { 200: Type.Array(MoneyNote) },
});
export const getCaseRequests = defineCall({
  ...reads,
  path: 'admin/cases/:id/requests',
  does: 'The requests about a case.',
  response: { 200: Type.Array(MoneyRequest) },
});
export const noteCase = defineCall({
  ...handles,
  path: 'admin/cases/:id/notes',
  does: 'Adds a note to a case.',
  body: NoteBody,
  response: { 201: MoneyNote },
});
export const ownCase = defineCall({
  ...handles,
  path: 'admin/cases/:id/owner',
  does: 'Takes a case, or gives it back to the queue.',
  body: CaseOwnerBody,
  details: ['conflict'],
  response: { 200: MoneyCase },
});
export const closeCase = defineCall({
  ...handles,
  path: 'admin/cases/:id/close',
  does: 'Closes a case that holds no money, with the reason.',
  body: CloseCaseBody,
  details: ['conflict'],
  response: { 200: MoneyCase },
});
export const resolveCase = defineCall({
  ...own,
  method: 'POST',
  access: 'money:write',
  path: 'admin/cases/:id/resolve',
  does: 'Asks to give the money of a case back, to match it to a payment, or to write it off.',
  body: ResolveBody,
  details: ['existing'],
  response: { 201: MoneyRequest },
});
