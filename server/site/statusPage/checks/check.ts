import type { GatewayName } from '../../../../contract/gateways';
import type { StatusState } from '../../../../contract/status';
import { isDatabaseUnavailable } from '../../../db/unavailable';
import { seconds } from '../../../platform/clock';
import { within } from '../../../platform/within';
import type { Found } from '../snapshot';
import type { CheckDependencies } from './dependencies';
import { type GatewayCheck, gatewayCheck } from './gateways';
import { checkMails } from './mails';
import { checkShop } from './shop';
import { checkSignIn } from './signIn';
import { checkSite } from './site';

/** How long the check of one component may take, in milliseconds. */
const patience = seconds(5);

type Report = (error: unknown, component: string) => void;

/** Checks every component, from one minute to the next. */
export class Checks {
  readonly #gateways: GatewayCheck = gatewayCheck();
  /** Components whose check failed, whose error is logged once until it succeeds again. */
  readonly #reported = new Set<string>();

  constructor(
    private readonly deps: CheckDependencies,
    private readonly report: Report,
  ) {}

  /** Throws while the database is away. A check that fails otherwise, or takes too long, means that its component is down. */
  async run(): Promise<Found['states']> {
    const { deps } = this;
    const { db, watch } = deps;
    // Nothing says how the gateways are when this fails.
    const gateways: Partial<Record<GatewayName, StatusState>> =
      (await this.#try('gateways', () => this.#gateways(deps))) ?? {};
    const probe = async (name: string, run: () => Promise<StatusState>) =>
      (await this.#try(name, run)) ?? 'down';
    const ofPlayers = (name: string, run: () => Promise<StatusState>) =>
      watch.state.maintenance ? 'maintenance' : probe(name, run);
    return {
      site: await ofPlayers('site', () => checkSite(db)),
      'sign-in': await ofPlayers('sign-in', () => checkSignIn(deps)),
      shop: await ofPlayers('shop', () => checkShop(deps, Object.values(gateways))),
      ...gateways,
      mails: await probe('mails', () => checkMails(deps)),
    };
  }

  async #try<T>(name: string, run: () => Promise<T>): Promise<T | null> {
    try {
      const result = await within(patience, run);
      if (result === null) throw new Error(`The check of ${name} took longer than ${patience} ms`);
      this.#reported.delete(name);
      return result;
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      if (!this.#reported.has(name)) this.report(error, name);
      this.#reported.add(name);
      return null;
    }
  }
}
