import { Type } from 'typebox';
import { LockWanted, User, UserCounts, UserList, UserListQuery } from '../../contract/users';
import type { Dependencies } from '../dependencies';
import { notFound } from '../errors';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { isId } from '../ids';
import { setBanned } from './ban';
import { countUsers } from './userCounts';
import { listUsers } from './userList';

const tags = ['admin: users'];
const params = Type.Object({ id: Type.String() });
const body = Type.Union([Type.Null(), LockWanted]);

export function userRoutes(app: App, deps: Dependencies): void {
  app.get(
    '/api/admin/user/get-all',
    {
      config: { access: 'players:read', resource: 'users' },
      schema: { tags, querystring: UserListQuery, response: { 200: UserList } },
    },
    async (request) => listUsers(deps.db, request.query, callerOf(request)),
  );
  app.get(
    '/api/admin/user/stats',
    {
      config: { access: 'dashboard:read', resource: 'users' },
      schema: { tags, response: { 200: UserCounts } },
    },
    async () => countUsers(deps.db, deps.clock.now()),
  );
  for (const verb of ['ban', 'unban'] as const) {
    app.post(
      `/api/admin/user/${verb}/:id`,
      {
        config: { access: 'players:ban', resource: 'users' },
        schema: { tags, params, body, response: { 200: User } },
      },
      async (request) => {
        if (!isId(request.params.id)) throw notFound();
        const { isLocked } = request.body ?? {};
        return setBanned(deps, callerOf(request), request.params.id, verb === 'ban', isLocked);
      },
    );
  }
}
