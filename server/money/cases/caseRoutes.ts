import * as calls from '../../../contract/calls/cases';
import { cases } from '../../../contract/readResources';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { readRoutes } from '../../resources/readRoutes';
import { sqlSource } from '../../resources/sqlSource';
import { requestResolution } from '../requests/ask';
import { findRequest, readerOf, requestsAbout } from '../requests/requestList';
import { explain, setOwner } from './caseActions';
import { readCase } from './caseDetail';
import { caseRows, findCase } from './caseList';
import { addNote, notesAbout } from './notes';

/** The queue of what needs a look, in the ra-data-simple-rest dialect (studio.md section 2). */
export function caseRoutes(app: App, deps: Dependencies): void {
  readRoutes(app, deps, {
    resource: cases,
    calls: { list: calls.listCases, export: calls.exportCases, one: calls.getCase },
    source: {
      ...sqlSource(deps, caseRows),
      one: (id, { actor }) => readCase(deps.db, id, actor),
    },
  });
  route(app, calls.getCaseNotes, async (request) => {
    const { id: caseId } = await findCase(deps.db, request.params.id, actorOf(request));
    return notesAbout(deps.db, { caseId }, actorOf(request));
  });
  route(app, calls.getCaseRequests, async (request) => {
    const actor = actorOf(request);
    const { id: caseId } = await findCase(deps.db, request.params.id, actor);
    return requestsAbout(deps.db, { caseId }, readerOf(deps, actor));
  });
  route(app, calls.noteCase, async (request) => {
    const { id: caseId } = await findCase(deps.db, request.params.id, actorOf(request));
    return await addNote(deps, actorOf(request), { caseId }, request.body.text);
  });
  route(app, calls.ownCase, async (request) =>
    setOwner(deps, actorOf(request), request.params.id, request.body),
  );
  route(app, calls.closeCase, async (request) =>
    explain(deps, actorOf(request), request.params.id, request.body),
  );
  route(app, calls.resolveCase, async (request) => {
    const actor = actorOf(request);
    const { id } = await requestResolution(deps, actor, request.params.id, request.body);
    return await findRequest(deps.db, id, readerOf(deps, actor));
  });
}
