import type { FastifyRequest } from 'fastify';
import type { RestQuery } from '../../../contract/calls/call';
import { exportPlayer as exportPlayerCall } from '../../../contract/calls/playerErasure';
import * as calls from '../../../contract/calls/playerPage';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { listRoute, type Page, route } from '../../http/route';
import type { App } from '../../http/types';
import { readQuery } from '../../resources/readQuery';
import { type ListRows, listPage } from '../../resources/sqlSource';
import { findAccount } from './account';
import { exportPlayer, sendZip } from './export/exportPlayer';
import { itemRows } from './lists/itemRows';
import { ledgerRows } from './lists/ledgerRows';
import { mailRows } from './lists/mailRows';
import { noteRows } from './lists/noteRows';
import { playerSessionRows } from './lists/playerSessionRows';
import { seasonRows } from './lists/seasonRows';
import { deleteNote, notePlayer } from './notes';
import { readPlayerPage } from './page';
import { endPlayerSession, signPlayerOut } from './signOut';
import { tagPlayer } from './tags';

type Asked = FastifyRequest<{ Params: { id: string }; Querystring: RestQuery }>;

/** A player's page in the back office (studio.md section 3): its head, its lists, and the actions on it. */
export function playerPageRoutes(app: App, deps: Dependencies): void {
  const { db, clock } = deps;
  /** A page of one of the player's lists. Throws 404 for an unknown player. */
  const list =
    <Raw, Row extends object>(rowsOf: (id: string) => ListRows<Raw, Row>) =>
    async (request: Asked): Promise<Page<Row>> => {
      const actor = actorOf(request);
      const { reads, language } = request;
      const { id } = await findAccount(reads, request.params.id, actor);
      const rows = rowsOf(id);
      const query = readQuery(rows.resource, request.query, actor);
      return listPage(rows, query, { reads, actor, now: clock.now(), language });
    };
  route(app, calls.getPlayerPage, (request) =>
    readPlayerPage(db, request.params.id, { actor: actorOf(request), now: clock.now() }),
  );
  listRoute(app, calls.listLedger, list(ledgerRows));
  listRoute(app, calls.listItems, list(itemRows));
  listRoute(app, calls.listSeasons, list(seasonRows));
  listRoute(app, calls.listPlayerSessions, list(playerSessionRows));
  listRoute(app, calls.listMails, list(mailRows));
  listRoute(app, calls.listNotes, list(noteRows));
  route(app, exportPlayerCall, async (request, reply) => {
    const { id } = request.params;
    await sendZip(reply, `player-${id}`, await exportPlayer(deps, actorOf(request), id, request.reads));
    return reply;
  });
  route(app, calls.endPlayerSession, async (request) => {
    await endPlayerSession(deps, actorOf(request), request.params.id, request.params.session);
  });
  route(app, calls.signPlayerOut, async (request) => {
    await signPlayerOut(deps, actorOf(request), request.params.id, request.body.reason);
  });
  route(app, calls.notePlayer, (request) =>
    notePlayer(deps, actorOf(request), request.params.id, request.body.text),
  );
  route(app, calls.deletePlayerNote, async (request) => {
    await deleteNote(deps, actorOf(request), request.params.id, request.params.note);
  });
  route(app, calls.tagPlayer, (request) =>
    tagPlayer(deps, actorOf(request), request.params.id, request.body),
  );
}
