import * as calls from '../../../contract/calls/cases';
import type { Dependencies } from '../../dependencies';
import { callerOf } from '../../http/caller';
import { listRoute, route } from '../../http/route';
import type { App } from '../../http/types';
import { readListQuery } from '../../resources/restQuery';
import { askResolve } from '../requests/ask';
import { findRequest, listRequests, readerOf } from '../requests/requestList';
import { explain, setOwner } from './caseActions';
import { readCase } from './caseDetail';
import { caseFields, findCase, listCases } from './caseList';
import { addNote, notesAbout } from './notes';

/** The queue of what needs a look, in the dialect of ra-data-simple-rest (studio.md section 2). */
export function caseRoutes(app: App, deps: Dependencies): void {
  listRoute(app, calls.listCases, async (request) => {
    const query = readListQuery(caseFields, request.query, ['id']);
    const { cases, total } = await listCases(deps.db, query, {
      reader: callerOf(request),
      now: deps.clock.now(),
    });
    return { rows: cases, from: query.from, total };
  });
  route(app, calls.getCase, async (request) => readCase(deps.db, request.params.id, callerOf(request)));
  route(app, calls.getCaseNotes, async (request) => {
    const { id: caseId } = await findCase(deps.db, request.params.id, callerOf(request));
    return notesAbout(deps.db, { caseId }, callerOf(request));
  });
  route(app, calls.getCaseRequests, async (request) => {
    const caller = callerOf(request);
    const { id: caseId } = await findCase(deps.db, request.params.id, caller);
    return listRequests(deps.db, { caseId }, readerOf(deps, caller));
  });
  route(app, calls.noteCase, async (request) => {
    const { id: caseId } = await findCase(deps.db, request.params.id, callerOf(request));
    return await addNote(deps, callerOf(request), { caseId }, request.body.text);
  });
  route(app, calls.ownCase, async (request) =>
    setOwner(deps, callerOf(request), request.params.id, request.body),
  );
  route(app, calls.closeCase, async (request) =>
    explain(deps, callerOf(request), request.params.id, request.body),
  );
  route(app, calls.resolveCase, async (request) => {
    const caller = callerOf(request);
    const { id } = await askResolve(deps, caller, request.params.id, request.body);
    return await findRequest(deps.db, id, readerOf(deps, caller));
  });
}
