import type { FastifyBaseLogger } from 'fastify';
import type { Language } from '../contract/languages';
import type { RestResource } from '../contract/resource';
import type { SiteContact } from '../contract/site';
import type { Passwords } from './accounts/passwords';
import type { Live } from './content/live';
import type { Db, Tx } from './db/tables';
import type { BulkLimits } from './http/limits/bulkLimits';
import type { RateLimitStore } from './http/limits/rateLimitStore';
import type { Environment } from './operations/inForce';
import type { Metrics } from './operations/metrics/metrics';
import type { Watch } from './operations/watch';
import type { Gateway } from './payments/gateways/gateway';
import type { Clock } from './platform/clock';
import type { Config } from './platform/config';
import type { Keys } from './platform/keys';
import type { CardPages } from './site/cardPage';
import type { ReadContent } from './site/currentContent';
import type { ListViews } from './site/listViews';
import type { RenderedPages } from './site/render/renderedPages';
import type { StatusBoard } from './site/statusPage/board';
import type { FileStore } from './storage/files/store';
import type { ImageStore } from './storage/images/store';

/** URLs of the server; filled in once the port is known. */
export interface Address {
  /** Public URL of the site, without a trailing slash. */
  public: string;
  /** URL at which the server reaches itself, for the sandbox's webhook. */
  self: string;
}

/** Everything `buildApp` needs; created by `start.ts`, replaced in tests. */
export interface Dependencies {
  config: Pick<
    Config,
    | 'rateLimits'
    | 'serviceWorker'
    | 'trustProxy'
    | 'google'
    | 'production'
    | 'secondFactorRequired'
    | 'secondPersonOver'
    | 'grants'
    | 'playerDaily'
  >;
  address: Address;
  db: Db;
  clock: Clock;
  /** The time that all processes share (db/sharedTime.ts); the process's own by default. */
  sharedTime?: (db: Db | Tx) => Promise<Date>;
  keys: Keys;
  passwords: Passwords;
  images: ImageStore;
  files: FileStore;
  /** Payment gateways on offer, in order of preference; with none the shop is read-only. */
  gateways: readonly Gateway[];
  /** Every gateway with keys: those no longer offered still confirm payments begun with them. */
  knownGateways: readonly Gateway[];
  /** Support contact and seller; fields that the operator has not set are null. */
  contact: SiteContact;
  /** What one person of the staff may do in bulk; bulkLimits.ts by default. */
  bulkLimits?: BulkLimits;
  /** The environment's values, where `config` and `contact` hold those in force; the same by default. */
  environment?: Environment;
  logger: FastifyBaseLogger | false;
  metrics?: Metrics;
  /** Store of the rate limits; the database by default. */
  counts?: RateLimitStore;
  /** Upload timeout in milliseconds; one minute by default. */
  uploadTimeout?: number;
  /** Timeout for each part of the back office's search, in milliseconds; 50 by default. */
  searchPatience?: number;
  /** Called after a commit that queued background work (mail, webhook delivery). */
  wake: (part: 'mail' | 'sandbox' | 'refunds') => void;
  /** Aborted when the process begins to stop. */
  stopping?: AbortSignal;
  /** State shared by all processes; open by default. */
  watch?: Pick<Watch, 'state' | 'readAt' | 'answersAnew'>;
  /** Where lists, search, the dashboard and exports read; `db` by default. Never used for money. */
  reads?: Db;
  /** The later resources; those of the contract by default. */
  restResources?: readonly RestResource[];
  /** Pages rendered since the build; none by default. */
  pages?: Pick<RenderedPages, 'get' | 'isGone' | 'isAddress' | 'generation'>;
  /** Reads what pages show now; without it there are no feeds. */
  content?: ReadContent;
  /** Renders the page of a preview's link (site/render/previews.ts); without it there are none. */
  preview?: (secret: string, language: Language, inAddress: boolean) => Promise<string | null>;
  /** Renders the page with a copy of a record in a language, for the form that it is typed into; without it there are none. */
  draft?: (resource: string, copy: Live, language: Language) => Promise<string>;
  /** Renders the further pages of lists; without it there are their first pages only. */
  views?: Pick<ListViews, 'open'>;
  /** Renders the pages of players' cards; without it there are none. */
  cards?: Pick<CardPages, 'open'>;
  /** What is known of each part of the site, and the page about it; nothing by default. */
  status?: Pick<StatusBoard, 'report' | 'page' | 'feed' | 'inline'>;
  /** Folder of the built site; null serves the API only. */
  siteDir: string | null;
}
