import type { App } from '../http/types';
import type { AccountDependencies } from './dependencies';
import { erasureRoutes } from './erasure/erasureRoutes';
import { factorRoutes } from './factorRoutes';
import { forgotRoutes } from './forgotRoutes';
import { googleRoutes } from './googleRoutes';
import { lostFactorRoutes } from './lostFactor/lostFactorRoutes';
import { ownProfileRoutes } from './ownProfileRoutes';
import { ownSecurityRoutes } from './ownSecurityRoutes';
import { registerRoutes } from './registerRoutes';
import { sessionRoutes } from './sessionRoutes';
import { signInRoutes } from './signInRoutes';

/** The routes of people's own accounts, from registration to erasure. */
export function accountRoutes(app: App, deps: AccountDependencies): void {
  registerRoutes(app, deps);
  signInRoutes(app, deps);
  sessionRoutes(app, deps);
  ownProfileRoutes(app, deps);
  ownSecurityRoutes(app, deps);
  factorRoutes(app, deps);
  lostFactorRoutes(app, deps);
  forgotRoutes(app, deps);
  erasureRoutes(app, deps);
  googleRoutes(app, deps);
}
