import { Type } from 'typebox';
import { search } from '../../contract/limits';
import { permissionsOf } from '../../contract/permissions';
import { FoundPlayer, Profile, SearchQuery } from '../../contract/players';
import { lengthOf, searchKey } from '../../contract/text';
import type { Dependencies } from '../dependencies';
import { invalid } from '../errors';
import { callerOf } from '../http/caller';
import type { App } from '../http/types';
import { paymentSays } from '../messages/payments';
import { searchPlayers } from './search';

const tags = ['players'];

export function playerRoutes(app: App, { db, config }: Pick<Dependencies, 'db' | 'config'>): void {
  app.get(
    '/api/user/profile/me',
    { config: { access: 'player', isSetup: true }, schema: { tags, response: { 200: Profile } } },
    async (request) => {
      const { id, staffRoles, hasFactor } = callerOf(request);
      const { createdAt, ...profile } = await db
        .selectFrom('users')
        .select(['firstName', 'lastName', 'userName as username', 'email', 'diamonds', 'golds', 'createdAt'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const mustSetUp = config.secondFactorRequired && !hasFactor;
      const staff = { roles: staffRoles, permissions: permissionsOf(staffRoles), hasFactor, mustSetUp };
      return {
        ...profile,
        createdAt: createdAt.toISOString(),
        ...(staffRoles.length > 0 && { staff }),
      };
    },
  );
  app.get(
    '/api/user/search',
    {
      config: { access: 'guest', limit: 'search' },
      schema: { tags, querystring: SearchQuery, response: { 200: Type.Array(FoundPlayer) } },
    },
    async (request) => {
      const query = request.query.query.trim();
      // Diacritics alone are not letters: removing them leaves nothing to compare.
      if (lengthOf(searchKey(query)) < search.minLength) {
        throw invalid({ query: [paymentSays.searchShort] }, paymentSays.searchShort);
      }
      return searchPlayers(request.reads, query);
    },
  );
}
