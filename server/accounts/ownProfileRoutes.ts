import * as calls from '../../contract/calls/ownProfile';
import { actorOf } from '../http/actor';
import { route } from '../http/route';
import type { App } from '../http/types';
import type { AccountDependencies } from './dependencies';
import { ownProfile, saveOwnProfile } from './ownProfile';
import { changeUserName, ownUserName } from './userName';

/** What players change about themselves (account.md, Profile). */
export function ownProfileRoutes(app: App, deps: AccountDependencies): void {
  route(app, calls.getOwnProfile, (request) => ownProfile(deps.db, actorOf(request).id));
  route(app, calls.saveOwnProfile, (request) => saveOwnProfile(deps, actorOf(request).id, request.body));
  route(app, calls.getOwnUserName, (request) =>
    ownUserName(deps.db, { id: actorOf(request).id, now: deps.clock.now() }),
  );
  route(app, calls.changeUserName, (request) => changeUserName(deps, actorOf(request), request.body));
}
