import * as calls from '../../contract/calls/service';
import type { Dependencies } from '../dependencies';
import { route } from '../http/route';
import type { App } from '../http/types';
import { isEmail } from '../platform/emailAddress';
import { invalid } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';

/** Stores an address once; the response is the same for a new and a known one (decisions.md, Odds and ends). */
export function newsletterRoutes(app: App, { db, clock }: Pick<Dependencies, 'db' | 'clock'>): void {
  route(app, calls.subscribe, async (request) => {
    const email = request.body.email.trim().toLowerCase();
    if (!isEmail(email)) throw invalid({ email: [accounts.emailForm] }, accounts.emailForm);
    await db
      .insertInto('subscribers')
      .values({ email, createdAt: clock.now() })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute();
    return { message: accounts.subscribed[request.language] };
  });
}
