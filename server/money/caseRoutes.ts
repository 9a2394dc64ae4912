import { Type } from 'typebox';
import {
  CaseOwnerBody,
  CloseCaseBody,
  MoneyCase,
  MoneyCaseDetail,
  MoneyNote,
  NoteBody,
} from '../../contract/cases';
import { MoneyRequest, ResolveBody } from '../../contract/moneyRequests';
import { RestQuery, readListQuery } from '../catalog/restQuery';
import type { Dependencies } from '../dependencies';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { askResolve } from './ask';
import { explain, setOwner } from './caseActions';
import { readCase } from './caseDetail';
import { caseFields, findCase, listCases } from './caseList';
import { addNote, notesAbout } from './notes';
import { findRequest, listRequests, readerOf } from './requestList';

const tags = ['admin: cases'];
const params = Type.Object({ id: Type.String() });
const reads = { access: 'cases:read', resource: 'cases' } as const;
const handles = { access: 'cases:handle', resource: 'cases' } as const;
const moves = { access: 'money:write', resource: 'cases' } as const;

/** The queue of what needs a look, in the dialect of ra-data-simple-rest (studio.md section 2). */
export function caseRoutes(app: App, deps: Dependencies): void {
  app.get(
    '/api/admin/cases',
    { config: reads, schema: { tags, querystring: RestQuery, response: { 200: Type.Array(MoneyCase) } } },
    async (request, reply) => {
      const query = readListQuery(caseFields, request.query, ['id']);
      const { cases, total } = await listCases(deps.db, query, {
        reader: callerOf(request),
        now: deps.clock.now(),
      });
      const last = query.from + Math.max(0, cases.length - 1);
      reply.header('content-range', `cases ${query.from}-${last}/${total}`);
      return cases;
    },
  );
  app.get(
    '/api/admin/cases/:id',
    { config: reads, schema: { tags, params, response: { 200: MoneyCaseDetail } } },
    async (request) => readCase(deps.db, request.params.id, callerOf(request)),
  );
  app.get(
    '/api/admin/cases/:id/notes',
    { config: reads, schema: { tags, params, response: { 200: Type.Array(MoneyNote) } } },
    async (request) => {
      const { id: caseId } = await findCase(deps.db, request.params.id, callerOf(request));
      return notesAbout(deps.db, { caseId }, callerOf(request));
    },
  );
  app.get(
    '/api/admin/cases/:id/requests',
    { config: reads, schema: { tags, params, response: { 200: Type.Array(MoneyRequest) } } },
    async (request) => {
      const caller = callerOf(request);
      const { id: caseId } = await findCase(deps.db, request.params.id, caller);
      return listRequests(deps.db, { caseId }, readerOf(deps, caller));
    },
  );
  app.post(
    '/api/admin/cases/:id/notes',
    { config: handles, schema: { tags, params, body: NoteBody, response: { 201: MoneyNote } } },
    async (request, reply) => {
      const { id: caseId } = await findCase(deps.db, request.params.id, callerOf(request));
      return reply.status(201).send(await addNote(deps, callerOf(request), { caseId }, request.body.text));
    },
  );
  app.post(
    '/api/admin/cases/:id/owner',
    { config: handles, schema: { tags, params, body: CaseOwnerBody, response: { 200: MoneyCase } } },
    async (request) => setOwner(deps, callerOf(request), request.params.id, request.body),
  );
  app.post(
    '/api/admin/cases/:id/close',
    { config: handles, schema: { tags, params, body: CloseCaseBody, response: { 200: MoneyCase } } },
    async (request) => explain(deps, callerOf(request), request.params.id, request.body),
  );
  app.post(
    '/api/admin/cases/:id/resolve',
    { config: moves, schema: { tags, params, body: ResolveBody, response: { 201: MoneyRequest } } },
    async (request, reply) => {
      const caller = callerOf(request);
      const { id } = await askResolve(deps, caller, request.params.id, request.body);
      return reply.status(201).send(await findRequest(deps.db, id, readerOf(deps, caller)));
    },
  );
}
