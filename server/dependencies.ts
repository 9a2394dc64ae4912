import type { FastifyBaseLogger } from 'fastify';
import type { RestResource } from '../contract/resource';
import type { SiteContact } from '../contract/site';
import type { Passwords } from './accounts/passwords';
import type { Clock } from './clock';
import type { Config } from './config';
import type { Db } from './db/tables';
import type { Counts } from './http/counts';
import type { ImageStore } from './images/store';
import type { Keys } from './keys';
import type { Metrics } from './metrics';
import type { Gateway } from './payments/gateways/gateway';

/** Where the server is reached; filled in once the port is known. */
export interface Address {
  /** As people reach the site, without a trailing slash. */
  public: string;
  /** As the server reaches itself, for the sandbox's webhook. */
  self: string;
}

/** Everything `buildApp` stands on; `main.ts` makes the real ones, tests make their own. */
export interface Dependencies {
  config: Pick<Config, 'rateLimits' | 'trustProxy' | 'google' | 'production' | 'secondFactorRequired'>;
  address: Address;
  db: Db;
  clock: Clock;
  keys: Keys;
  passwords: Passwords;
  images: ImageStore;
  /** Where money comes from, in the order of preference; none is a shop that can be read and not bought from. */
  gateways: readonly Gateway[];
  /** Whom people write to, and who sells; null where the operator set nothing. */
  contact: SiteContact;
  logger: FastifyBaseLogger | false;
  metrics?: Metrics;
  /** Where limits are counted; in the database when not given. */
  counts?: Counts;
  /** Milliseconds that an upload may take; a minute when not given. */
  uploadTimeout?: number;
  /** Called after a commit that left work for a background part (mail, webhook delivery). */
  wake: (part: 'mail' | 'sandbox') => void;
  /** The later resources; those of the contract when not given. */
  restResources?: readonly RestResource[];
  /** The built site's folder; null serves the API only. */
  siteDir: string | null;
}
