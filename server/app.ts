import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { restResources } from '../contract/catalog';
import { registerAccess } from './accounts/access';
import { accountRoutes } from './accounts/accountRoutes';
import { registerBulkActs } from './accounts/bulkActs';
import { playerPageRoutes } from './accounts/players/pageRoutes';
import { playerRoutes } from './accounts/players/playerRoutes';
import { userRoutes } from './accounts/players/userRoutes';
import { registerPrefixLimits } from './accounts/prefixLimits';
import { registerSeen } from './accounts/seen';
import { historyRoutes } from './accounts/staff/history/historyRoutes';
import { invitationRoutes } from './accounts/staff/invitationRoutes';
import { staffRoutes } from './accounts/staff/staffRoutes';
import { viewRoutes } from './accounts/staff/views';
import { RefusalLog } from './audit/refusalLog';
import { registerRefusals } from './audit/refusals';
import { cardRoutes } from './card/cardRoutes';
import { isLive, isPreviewed } from './content/liveFiles';
import { publicationRoutes } from './content/publicationRoutes';
import { endRemoved } from './content/unpublish';
import { dailyRoutes } from './daily/dailyRoutes';
import type { Dependencies } from './dependencies';
import { registerBodies } from './http/bodies';
import { registerBodyTime } from './http/bodyTime';
import { registerCaching } from './http/caching';
import { registerCompilers } from './http/compilers';
import { registerCompression } from './http/compression';
import { registerContact } from './http/contact';
import { registerDocs, registerOpenApi } from './http/docs';
import { registerErrors } from './http/errorHandler';
import { registerHealth } from './http/health';
import { registerLanguage } from './http/language';
import type { Limiter } from './http/limits/limiter';
import { registerRateLimits } from './http/limits/rateLimits';
import { registerMaintenance } from './http/maintenance';
import { registerReads } from './http/reads';
import { registerRequestLog } from './http/requestLog';
import { registerRequestMetrics } from './http/requestMetrics';
import { registerSecurity } from './http/security';
import { serverOptions } from './http/serverOptions';
import type { App } from './http/types';
import { newsletterRoutes } from './mail/newsletterRoutes';
import { caseRoutes } from './money/cases/caseRoutes';
import { closingRoutes } from './money/closing/closingRoutes';
import { figureRoutes } from './money/figures/figureRoutes';
import { checkGiving } from './money/giving/checkGiving';
import { keepGivers } from './money/giving/seasonGiven';
import { requestRoutes } from './money/requests/requestRoutes';
import { settlementRoutes } from './money/settlement/settlementRoutes';
import { transactionRoutes } from './money/transactions/transactionRoutes';
import { giftRoutes } from './payments/checkout/giftRoutes';
import { paymentRoutes } from './payments/checkout/paymentRoutes';
import { purchaseRoutes } from './payments/checkout/purchaseRoutes';
import { receiptRoutes } from './payments/checkout/receiptRoutes';
import { seasonRoutes } from './payments/checkout/seasonRoutes';
import { webhookRoutes } from './payments/checkout/webhookRoutes';
import { recountSeason, recountWritten } from './payments/effects/recount';
import { gatewayNamed } from './payments/gateways/registry';
import { sandboxRoutes } from './payments/gateways/sandboxRoutes';
import { catalogRoutes } from './resources/catalogRoutes';
import { levelRoutes } from './resources/levelRoutes';
import type { BeforeRemoval, CheckWritten } from './resources/removal';
import { restRoutes } from './resources/restRoutes';
import { searchRoutes } from './search/searchRoutes';
import { settingsRoutes } from './settings/settingsRoutes';
import { registerResponseCache } from './site/cache/door';
import { registerSite } from './site/site';
import { StatusBoard } from './site/statusPage/board';
import { statusRoute } from './site/statusPage/statusRoute';
import { fileRoutes } from './storage/files/fileRoutes';
import { imageRoutes } from './storage/images/imageRoutes';
import { itemRoutes } from './wardrobe/itemRoutes';
import { accessoryWritten, retireOwned } from './wardrobe/written';

/** Builds the app of a process that only works in the background: it serves its health. */
export async function buildWorkerApp(deps: Dependencies): Promise<App> {
  const app: App = Fastify(serverOptions(deps));
  registerErrors(app);
  registerRequestLog(app);
  registerLanguage(app);
  registerHealth(app, deps);
  return app;
}

/** Bounds what a caller may do who has been admitted. */
function registerBounds(app: App, deps: Dependencies, limiter: Limiter): void {
  registerPrefixLimits(app, deps, limiter);
  registerBulkActs(app, deps, limiter);
}

/** What a buyer does, and sees of it later. */
function buyerRoutes(app: App, deps: Dependencies, limiter: Limiter): void {
  paymentRoutes(app, deps, limiter);
  receiptRoutes(app, deps);
  giftRoutes(app, deps);
  purchaseRoutes(app, deps);
  seasonRoutes(app, deps);
}

/** What the back office has besides lists and money. */
function officeRoutes(app: App, deps: Dependencies): void {
  historyRoutes(app, deps);
  viewRoutes(app, deps);
  figureRoutes(app, deps);
  searchRoutes(app, deps);
  settingsRoutes(app, deps);
}

/** What a written record has to satisfy, and what follows from it. */
const checkWritten =
  (deps: Dependencies): CheckWritten =>
  async (tx, written, actor) => {
    await checkGiving(deps)(tx, written, actor);
    await accessoryWritten(tx, written, { actor, clock: deps.clock });
    await recountWritten(tx, written);
  };

/** What keeps a record, or has to end before it goes; what follows from that. */
const beforeRemoval =
  (deps: Dependencies): BeforeRemoval =>
  async (...removal) => {
    await keepGivers(...removal);
    await endRemoved(deps)(...removal);
    const [tx, { resource, id }] = removal;
    if (resource.name === 'seasons') await recountSeason(tx, id);
    if (resource.name === 'accessories') await retireOwned(tx, id, deps.clock);
  };

/** Builds the whole server: hooks in the order they run, then the routes of every area. */
export async function buildApp(deps: Dependencies): Promise<App> {
  const app: App = Fastify(serverOptions(deps));
  registerCompilers(app);

  registerErrors(app);
  registerRequestLog(app);
  if (deps.metrics) registerRequestMetrics(app, deps.metrics);
  registerLanguage(app);
  await registerSecurity(app, deps);
  await app.register(cookie);
  registerReads(app, deps);
  registerBodies(app);
  registerCaching(app);
  registerCompression(app);
  const limiter = registerRateLimits(app, deps);
  registerAccess(app, deps);
  registerMaintenance(app, deps);
  registerSeen(app, deps);
  const refusals = new RefusalLog(deps, limiter, (err) => app.log.warn({ err }, 'refusals not audited'));
  registerRefusals(app, refusals);
  registerBounds(app, deps, limiter);
  await registerOpenApi(app);

  accountRoutes(app, { ...deps, limiter, refusals });
  playerRoutes(app, deps, limiter);
  userRoutes(app, deps);
  playerPageRoutes(app, deps);
  levelRoutes(app, deps);
  buyerRoutes(app, deps, limiter);
  await app.register((scope: App) => webhookRoutes(scope, deps));
  itemRoutes(app, deps);
  cardRoutes(app, deps);
  dailyRoutes(app, deps);
  newsletterRoutes(app, deps);
  imageRoutes(app, deps);
  const shownFiles = { isLive: isLive(deps), isPreviewed: isPreviewed(deps) };
  await app.register((scope: App) => fileRoutes(scope, { ...deps, ...shownFiles }));
  registerContact(app, deps);
  registerHealth(app, deps);
  const writing = { ...deps, checkWritten: checkWritten(deps), beforeRemoval: beforeRemoval(deps) };
  await app.register((scope: App) => catalogRoutes(scope, writing));
  caseRoutes(app, deps);
  requestRoutes(app, deps);
  staffRoutes(app, deps);
  invitationRoutes(app, deps);
  transactionRoutes(app, deps);
  await app.register((scope: App) => settlementRoutes(scope, deps));
  closingRoutes(app, deps);
  officeRoutes(app, deps);
  restRoutes(app, writing, deps.restResources ?? restResources);
  publicationRoutes(app, deps);
  if (gatewayNamed(deps.gateways, 'sandbox')) {
    await app.register((scope: App) => sandboxRoutes(scope, deps));
  }
  await registerDocs(app);
  const status = deps.status ?? new StatusBoard(deps);
  statusRoute(app, status);
  await registerSite(app, { ...deps, status });
  registerResponseCache(app, deps);
  registerBodyTime(app);
  return app;
}
