import { exportOwnData } from '../../../contract/calls/ownWallet';
import * as calls from '../../../contract/calls/players';
import { search as searchLimits } from '../../../contract/limits';
import { permissionsOf } from '../../../contract/permissions';
import { lengthOf, searchKey } from '../../../contract/text';
import type { Dependencies } from '../../dependencies';
import { actorOf } from '../../http/actor';
import type { Limiter } from '../../http/limits/limiter';
import { accountLimits } from '../../http/limits/limitTable';
import { route } from '../../http/route';
import type { App } from '../../http/types';
import { invalid } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import { playerMessages } from '../../platform/messages/players';
import { sendZip, zipOfPlayer } from './export/exportPlayer';
import { withLooks } from './look';
import { searchPlayers } from './search';
import { countSearch } from './searchCount';

export function playerRoutes(
  app: App,
  deps: Pick<Dependencies, 'db' | 'config' | 'clock' | 'keys'>,
  limiter: Limiter,
): void {
  const { db, config, clock } = deps;
  route(app, calls.getProfile, async (request) => {
    const { id, staffRoles, hasFactor } = actorOf(request);
    const { createdAt, debt, ...profile } = await db
      .selectFrom('users')
      .select([
        'firstName',
        'lastName',
        'userName as username',
        'email',
        'diamonds',
        'golds',
        'createdAt',
        'debt',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const mustSetUp = config.secondFactorRequired && !hasFactor;
    const staff = { roles: staffRoles, permissions: permissionsOf(staffRoles), hasFactor, mustSetUp };
    return {
      ...profile,
      createdAt: createdAt.toISOString(),
      ...(debt > 0 && { debt }),
      ...(staffRoles.length > 0 && { staff }),
    };
  });
  route(app, exportOwnData, async (request, reply) => {
    const { id } = actorOf(request);
    const account = await db
      .selectFrom('users')
      .select(['id', 'email', 'language'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const count = ['ownExports', id, accountLimits.ownExports, playerMessages.exportedToday] as const;
    const send = () => sendZip(reply, 'outline', zipOfPlayer(request.reads, account, clock.now()));
    // A file that broke off on its way uses up no day.
    await limiter.counted([count], send, { afterError: () => false, after: (isSent) => isSent });
    return reply;
  });
  route(app, calls.searchPlayers, async (request) => {
    const query = request.query.query.trim();
    // Diacritics alone are not letters: removing them leaves nothing to compare.
    if (lengthOf(searchKey(query)) < searchLimits.minLength) {
      throw invalid({ query: [paymentMessages.searchShort] }, paymentMessages.searchShort);
    }
    const search = () => searchPlayers(request.reads, query, clock.now());
    // Not from a replica, which may not know yet that a card is hidden.
    return withLooks(db, await countSearch(deps, limiter, request, { query, search }));
  });
}
