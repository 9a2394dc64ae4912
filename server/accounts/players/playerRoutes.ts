import * as calls from '../../../contract/calls/players';
import { search } from '../../../contract/limits';
import { permissionsOf } from '../../../contract/permissions';
import { lengthOf, searchKey } from '../../../contract/text';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { invalid } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import { searchPlayers } from './search';

export function playerRoutes(
  app: App,
  { db, config, clock }: Pick<Dependencies, 'db' | 'config' | 'clock'>,
): void {
  route(app, calls.getProfile, async (request) => {
    const { id, staffRoles, hasFactor } = actorOf(request);
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
  });
  route(app, calls.searchPlayers, async (request) => {
    const query = request.query.query.trim();
    // Diacritics alone are not letters: removing them leaves nothing to compare.
    if (lengthOf(searchKey(query)) < search.minLength) {
      throw invalid({ query: [paymentMessages.searchShort] }, paymentMessages.searchShort);
    }
    return searchPlayers(request.reads, query, clock.now());
  });
}
