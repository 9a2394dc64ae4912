import type { Dependencies } from '../../../server/dependencies';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { pollDue } from '../../../server/payments/checkout/polling';
import { type AskedGateway, askedGateways } from '../../../server/payments/gateways/keyless';

/** The part of the log that a test sees. */
export interface Logged {
  warned: object[];
  reported: Array<Record<string, unknown>>;
}

/** Does one process's background work on payments until nothing is due. */
export async function workPayments(
  deps: Dependencies,
  {
    gateways = askedGateways(deps.knownGateways),
    logged,
  }: { gateways?: readonly AskedGateway[]; logged?: Logged } = {},
): Promise<void> {
  const log = {
    warn: (what: object) => void logged?.warned.push(what),
    error: (what: object) => void logged?.reported.push({ ...what }),
  };
  while ((await cancelExpired(deps.db, deps.clock.now())) > 0);
  for (const gateway of gateways) {
    while (await pollDue({ ...deps, log }, gateway, new AbortController().signal));
  }
}
