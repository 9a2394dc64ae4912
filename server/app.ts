import cookie from '@fastify/cookie';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import { restNouns } from '../contract/catalog';
import { registerAccess } from './accounts/access';
import { forgotRoutes } from './accounts/forgotRoutes';
import { googleRoutes } from './accounts/googleRoutes';
import { registerRoutes } from './accounts/registerRoutes';
import { signInRoutes } from './accounts/signInRoutes';
import { catalogRoutes } from './catalog/catalogRoutes';
import { levelRoutes } from './catalog/levelRoutes';
import { restRoutes } from './catalog/restRoutes';
import { registerBodies } from './http/bodies';
import { registerCaching } from './http/caching';
import { registerCompression } from './http/compression';
import { registerContact } from './http/contact';
import { registerDocs, registerOpenApi } from './http/docs';
import { registerErrors } from './http/errorHandler';
import { registerHealth } from './http/health';
import { registerLanguage } from './http/language';
import { registerRateLimits } from './http/rateLimits';
import { registerRefusals } from './http/refusals';
import { registerRequestLog } from './http/requestLog';
import { registerSecurity } from './http/security';
import { serverOptions } from './http/serverOptions';
import { registerSite } from './http/site';
import type { App } from './http/types';
import { imageRoutes } from './images/imageRoutes';
import { newsletterRoutes } from './mail/newsletterRoutes';
import type { Parts } from './parts';
import { gatewayNamed } from './payments/gateways/registry';
import { sandboxRoutes } from './payments/gateways/sandboxRoutes';
import { paymentRoutes } from './payments/paymentRoutes';
import { webhookRoutes } from './payments/webhookRoutes';
import { playerRoutes } from './players/playerRoutes';
import { userRoutes } from './players/userRoutes';

/** The whole server over its parts: hooks in the order in which they act on a request, then every room's routes. */
export async function buildApp(parts: Parts): Promise<App> {
  const app: App = Fastify(serverOptions(parts));
  app.setValidatorCompiler(TypeBoxValidatorCompiler);

  registerErrors(app);
  registerRequestLog(app);
  parts.metrics?.watch(app);
  registerLanguage(app);
  await registerSecurity(app, parts);
  await app.register(cookie);
  registerBodies(app);
  registerCaching(app);
  registerCompression(app);
  const limiter = registerRateLimits(app, parts);
  registerAccess(app, parts);
  registerRefusals(app, parts, limiter);
  await registerOpenApi(app);

  const accountParts = { ...parts, limiter };
  registerRoutes(app, accountParts);
  signInRoutes(app, accountParts);
  forgotRoutes(app, accountParts);
  googleRoutes(app, accountParts);
  playerRoutes(app, parts);
  userRoutes(app, parts);
  levelRoutes(app, parts);
  paymentRoutes(app, parts);
  webhookRoutes(app, parts);
  newsletterRoutes(app, parts);
  imageRoutes(app, parts);
  registerContact(app, parts);
  registerHealth(app, parts);
  await app.register((scope: App) => catalogRoutes(scope, parts));
  restRoutes(app, parts, parts.restNouns ?? restNouns);
  if (gatewayNamed(parts.gateways, 'sandbox')) {
    await app.register((scope: App) => sandboxRoutes(scope, parts));
  }
  await registerDocs(app);
  await registerSite(app, parts);
  return app;
}
