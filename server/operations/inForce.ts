import type { Currency } from '../../contract/currencies';
import type { Language } from '../../contract/languages';
import type { PaymentGateways } from '../../contract/payments';
import type { SiteContact } from '../../contract/site';
import type { LimitName } from '../../contract/siteSettings';
import type { Config } from '../platform/config';
import { noSettings, type SiteSettings } from './siteSettings';
import type { Watch } from './watch';

interface Watching {
  watch?: Pick<Watch, 'state'> | undefined;
}
interface ShownGateway {
  name: SiteSettings['gateways']['off'][number];
  currencies: readonly Currency[];
  takesParts: boolean;
}
export type Limits = Pick<Config, 'secondPersonOver' | 'grants' | 'playerDaily'>;

/** The staff's settings, as of about a second ago. */
export const settingsNow = ({ watch }: Watching): SiteSettings => watch?.state.settings ?? noSettings;

/** The gateways currently on offer: the environment's, without those switched off, in the order chosen by staff. */
export function offeredGateways<G extends { name: SiteSettings['gateways']['off'][number] }>(
  deps: Watching & { gateways: readonly G[] },
): G[] {
  const { order, off } = settingsNow(deps).gateways;
  const place = ({ name }: G) => (order.includes(name) ? order.indexOf(name) : order.length);
  return deps.gateways.filter(({ name }) => !off.includes(name)).toSorted((a, b) => place(a) - place(b));
}

/** The same as the shop shows them. */
export const shownGateways = (
  deps: Watching & { gateways: readonly ShownGateway[] },
): PaymentGateways['gateways'] =>
  offeredGateways(deps).map(({ name, currencies, takesParts }) => ({
    name,
    currencies: [...currencies],
    takesParts,
  }));

/** The maintenance message, or undefined for the standard text. */
export function closedMessage(deps: Watching): Record<Language, string> | undefined {
  const { messageVi, messageEn } = settingsNow(deps).site;
  const vi = messageVi || messageEn;
  return vi ? { vi, en: messageEn || messageVi } : undefined;
}

/** The environment's limits, by name. */
export const limitsOf = ({ secondPersonOver, grants, playerDaily }: Limits): Record<LimitName, number> => ({
  refundOverVnd: secondPersonOver.VND,
  refundOverUsd: secondPersonOver.USD,
  grantOverDiamonds: grants.secondPersonOver.diamonds,
  grantOverGolds: grants.secondPersonOver.golds,
  grantCapDiamonds: grants.dailyCap.diamonds,
  grantCapGolds: grants.dailyCap.golds,
  playerDailyVnd: playerDaily.amount.VND,
  playerDailyUsd: playerDaily.amount.USD,
  playerDailyCount: playerDaily.count,
});

/**
 * The limits in force, each the stricter of the environment's and the staff's, evaluated at every access, so that a
 * reference to this object never becomes outdated.
 */
export function limitsInForce(environment: Limits, deps: Watching): Limits {
  const most = limitsOf(environment);
  const now = (name: LimitName) => Math.min(most[name], settingsNow(deps).limits[name] ?? most[name]);
  const amounts = (vnd: LimitName, usd: LimitName): Record<Currency, number> => ({
    get VND() {
      return now(vnd);
    },
    get USD() {
      return now(usd);
    },
  });
  const wallets = (diamonds: LimitName, golds: LimitName) => ({
    get diamonds() {
      return now(diamonds);
    },
    get golds() {
      return now(golds);
    },
  });
  return {
    secondPersonOver: amounts('refundOverVnd', 'refundOverUsd'),
    grants: {
      secondPersonOver: wallets('grantOverDiamonds', 'grantOverGolds'),
      dailyCap: wallets('grantCapDiamonds', 'grantCapGolds'),
    },
    playerDaily: {
      amount: amounts('playerDailyVnd', 'playerDailyUsd'),
      get count() {
        return now('playerDailyCount');
      },
    },
  };
}

/** The environment's values for what staff can set. */
export interface Environment {
  config: Limits;
  contact: SiteContact;
}

/** The values in force and the environment's own, as dependencies. */
export const inForce = <E extends Environment>(environment: E, deps: Watching) => ({
  config: { ...environment.config, ...limitsInForce(environment.config, deps) } as E['config'],
  contact: contactInForce(environment.contact, deps),
  environment: { config: environment.config, contact: environment.contact } as Environment,
});

/** The seller, and the support address set by staff or else by the environment; evaluated at every access. */
const contactInForce = (environment: SiteContact, deps: Watching): SiteContact => ({
  seller: environment.seller,
  get supportEmail() {
    return settingsNow(deps).site.supportEmail || environment.supportEmail;
  },
});
