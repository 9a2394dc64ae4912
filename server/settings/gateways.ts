import { sql } from 'kysely';
import type { GatewayName } from '../../contract/gateways';
import type { NoticeSource } from '../../contract/moneyStates';
import type { AllSettings, GatewaysBody, GatewaysRecord, GatewayWord } from '../../contract/settings';
import { addEntry } from '../audit/audit';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { parsed, type SettingsRow } from '../operations/siteSettings';
import { gatewayTimeout } from '../payments/gateways/gateway';
import { gatewayNamed } from '../payments/gateways/registry';
import { invalid, notFound } from '../platform/errors';
import { newReference } from '../platform/ids';
import { maskText } from '../platform/masking/contacts';
import { settingsMessages } from '../platform/messages/settings';
import { changeSettings } from './change';

type Listed = Pick<Dependencies, 'gateways' | 'knownGateways'>;

/** The configured gateways in the shop's order, with those that are switched off. */
export function shownGateways({ gateways }: Listed, { value, version }: SettingsRow): GatewaysRecord {
  const listed = gateways.map(({ name }) => name);
  const { order, off } = parsed.gateways(value);
  const known = (names: readonly GatewayName[]) => names.filter((name) => listed.includes(name));
  return { id: 'gateways', version, order: [...new Set([...known(order), ...listed])], off: known(off) };
}

/**
 * Switches gateways on or off in the shop, and orders them. Throws 400 for one that the environment does not list.
 */
export function setGateways(
  deps: Dependencies,
  actor: Actor,
  { order, off, reason, version }: GatewaysBody,
): Promise<GatewaysRecord> {
  for (const [field, names] of Object.entries({ order, off })) {
    const isListed = names.every((name) => gatewayNamed(deps.gateways, name));
    if (!isListed) throw invalid({ [field]: [settingsMessages.notListed] });
  }
  return changeSettings(deps, actor, {
    name: 'gateways',
    version,
    value: () => ({ order, off }),
    reason,
    show: async (_, row) => shownGateways(deps, row),
  });
}

/** When a gateway was last heard of: a notice, or a response to a query. */
async function lastOf(db: Db, gateway: GatewayName, source: NoticeSource): Promise<string | null> {
  const { rows } = await sql<{ lastAt: Date }>`select last_at from payment_events
    where gateway = ${gateway} and source = ${source} order by last_at desc limit 1`.execute(db);
  return rows[0]?.lastAt.toISOString() ?? null;
}

/** All gateways with keys, including those that the environment does not list. */
export const knownGateways = (db: Db, deps: Listed): Promise<AllSettings['known']> =>
  Promise.all(
    deps.knownGateways.map(async ({ name, currencies }) => ({
      name,
      currencies: [...currencies],
      isListed: gatewayNamed(deps.gateways, name) !== undefined,
      noticeAt: await lastOf(db, name, 'webhook'),
      answerAt: await lastOf(db, name, 'ask'),
    })),
  );

/** Queries a gateway about an order that does not exist: it responds with a signed "unknown". */
export async function askGateway(deps: Dependencies, actor: Actor, name: string): Promise<GatewayWord> {
  const gateway = gatewayNamed(deps.knownGateways, name);
  if (!gateway) throw notFound();
  const order = {
    orderNumber: gateway.newOrderNumber(newReference()),
    gatewayId: null,
    createdAt: deps.clock.now(),
  };
  const begun = performance.now();
  const said = await gateway.ask(order, AbortSignal.timeout(gatewayTimeout)).then(
    () => null,
    (error: unknown) => maskText(error instanceof Error ? error.message : String(error)).slice(0, 300),
  );
  const milliseconds = Math.round(performance.now() - begun);
  await addEntry(deps.db, deps.clock, actor, {
    action: 'ask',
    resource: 'settings',
    id: 'gateways',
    before: null,
    after: { gateway: gateway.name, said },
  });
  return { isAnswering: said === null, milliseconds, said };
}
