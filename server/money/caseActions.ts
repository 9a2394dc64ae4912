import type { MoneyCase as ShownCase } from '../../contract/cases';
import { audit } from '../audit';
import { refuseOutdated } from '../catalog/versions';
import { transact } from '../db/guard';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { conflict } from '../errors';
import type { Caller } from '../http/types';
import { moneySays } from '../messages/money';
import { closeCase, type MoneyCase } from '../payments/cases';
import { heldBy, heldSum } from '../payments/movements';
import { findCase } from './caseList';
import { lockedCase } from './subjects';

/** Takes a case over, or gives it back to the queue. */
export const setOwner = (
  deps: Dependencies,
  caller: Caller,
  id: string,
  { mine, version }: { mine: boolean; version?: number | undefined },
): Promise<ShownCase> =>
  change(deps, caller, id, version, mine ? 'take' : 'give-back', async (tx) => {
    await tx
      .updateTable('moneyCases')
      .set((eb) => ({ ownerId: mine ? caller.id : null, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    return { owner: mine ? caller.userName : null };
  });

/** Closes a case that holds no money, with an explanation. Throws 409 for one that does. */
export const explain = (
  deps: Dependencies,
  caller: Caller,
  id: string,
  { reason, version }: { reason: string; version?: number | undefined },
): Promise<ShownCase> =>
  change(deps, caller, id, version, 'close', async (tx) => {
    if (heldSum(await heldBy(tx, id)) > 0) throw conflict(moneySays.holdsMoney);
    await closeCase(tx, id, 'explained', caller.id, deps.clock.now());
    return { reason };
  });

const change = (
  deps: Dependencies,
  caller: Caller,
  id: string,
  version: number | undefined,
  action: string,
  act: (tx: Tx) => Promise<object>,
): Promise<ShownCase> =>
  transact(deps.db, async (tx) => {
    const before: MoneyCase = await lockedCase(tx, id, caller.id);
    await refuseOutdated(tx, 'cases', id, before, version);
    const after = await act(tx);
    await audit(tx, deps.clock, caller, {
      action,
      resource: 'cases',
      id,
      before: null,
      after: { kind: before.kind, payment: before.paymentId, ...after },
    });
    return findCase(tx, id, caller);
  });
