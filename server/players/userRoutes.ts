import { Type } from 'typebox';
import { LockWanted, User, UserFilter, UserList, UserListQuery, UserStats } from '../../contract/users';
import type { Dependencies } from '../dependencies';
import { notFound } from '../errors';
import { sendCsv } from '../exports/csv';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { isId } from '../ids';
import { setBanned } from './ban';
import { exportUsers } from './userExport';
import { listUsers } from './userList';
import { userStats } from './userStats';

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
    async (request) => listUsers(request.reads, request.query, callerOf(request), deps.clock.now()),
  );
  app.get(
    '/api/admin/user/stats',
    {
      config: { access: 'dashboard:read', resource: 'users' },
      schema: { tags, response: { 200: UserStats } },
    },
    async (request) => userStats(request.reads, deps.clock.now()),
  );
  app.post(
    '/api/admin/user/export',
    { config: { access: 'players:read', resource: 'users' }, schema: { tags, body: UserFilter } },
    async (request, reply) => {
      const { rows, csv } = await exportUsers(
        { ...deps, reads: request.reads },
        request.body,
        callerOf(request),
      );
      return sendCsv(reply, 'users', rows, csv);
    },
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
