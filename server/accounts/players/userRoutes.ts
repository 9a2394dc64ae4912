import * as calls from '../../../contract/calls/users';
import type { User } from '../../../contract/users';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { shownUserName } from '../../platform/erasedAddress';
import { notFound } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { sendCsv } from '../../resources/exports/csv';
import { findChange } from '../../resources/undo';
import { banActs, type LockState, setBanned } from './ban';
import { tagsInUse } from './tags';
import { exportUsers } from './userExport';
import { listUsers } from './userList';
import { userStats } from './userStats';

export function userRoutes(app: App, deps: Dependencies): void {
  route(app, calls.listUsers, async (request) => {
    const list = await listUsers(request.reads, request.query, actorOf(request), deps.clock.now());
    const named = ({ id, userName }: User) => shownUserName(id, userName, request.language);
    return { ...list, users: list.users.map((user) => ({ ...user, userName: named(user) })) };
  });
  route(app, calls.getUserStats, async (request) => userStats(request.reads, deps.clock.now()));
  route(app, calls.listTags, async (request) => tagsInUse(request.reads, actorOf(request)));
  route(app, calls.exportUsers, async (request, reply) => {
    const { rows, csv } = await exportUsers(
      { ...deps, reads: request.reads },
      request.body,
      actorOf(request),
    );
    return sendCsv(reply, 'users', rows, csv);
  });
  route(app, calls.banUser, async (request) => {
    if (!isId(request.params.id)) throw notFound();
    const { isLocked: expected, ...terms } = request.body ?? {};
    return setBanned(deps, actorOf(request), request.params.id, { isBanned: true, expected, terms });
  });
  route(app, calls.unbanUser, async (request) => {
    if (!isId(request.params.id)) throw notFound();
    const expected = request.body?.isLocked;
    return setBanned(deps, actorOf(request), request.params.id, { isBanned: false, expected });
  });
  route(app, calls.undoBan, async (request) => {
    const { recordId } = request.body;
    const { before, after } = await findChange<LockState>(deps, banActs, request.body);
    if (!before || !after) throw notFound();
    await setBanned(deps, actorOf(request), recordId, {
      isBanned: before.isLocked,
      undone: { before, after },
    });
    return { recordId };
  });
}
