import { Type } from 'typebox';
import type { Language } from '../../../contract/languages';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { App } from '../../http/types';
import { newId } from '../../platform/ids';
import { type SandboxOrder, type SandboxStatus, signedWebhook } from './sandbox';
import { checkoutPage, unknownOrderPage } from './sandboxPages';

const url = '/sandbox/checkout/:reference';
const params = Type.Object({ reference: Type.String() });
const querystring = Type.Object({ lang: Type.Optional(Type.String()) });
const config = { access: 'guest', staysOpen: true } as const;
const statuses = new Map<unknown, SandboxStatus>([
  ['completed', 'PAID'],
  ['failed', 'FAILED'],
  ['cancelled', 'CANCELLED'],
]);

/** The sandbox's checkout: standalone pages without cookies or scripts, like an external gateway's. */
export async function sandboxRoutes(app: App, deps: Dependencies): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get(url, { config, schema: { hide: true, params, querystring } }, async (request, reply) => {
    const language = pageLanguage(request.query.lang, request.language);
    const order = await findOrder(deps.db, request.params.reference);
    const html = order ? checkoutPage(order, language, deps.clock.now()) : unknownOrderPage(language);
    return reply
      .status(order ? 200 : 404)
      .headers(pageHeaders)
      .send(html);
  });
  app.post(url, { config, schema: { hide: true, params, querystring } }, async (request, reply) => {
    const language = pageLanguage(request.query.lang, request.language);
    const { reference } = request.params;
    const status = statuses.get((request.body as { outcome?: unknown } | undefined)?.outcome);
    if (status) await decide(deps, reference, status);
    deps.wake('sandbox');
    return reply.redirect(`/sandbox/checkout/${encodeURIComponent(reference)}?lang=${language}`, 303);
  });
}

const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const pageLanguage = (requested: string | undefined, own: Language): Language =>
  requested === 'vi' || requested === 'en' ? requested : own;

const findOrder = (db: Dependencies['db'] | Tx, reference: string): Promise<SandboxOrder | undefined> =>
  db.selectFrom('sandboxOrders').selectAll().where('reference', '=', reference).executeTakeFirst();

/** Records the first outcome; its webhook is stored until it has been delivered. */
const decide = ({ db, clock, keys }: Dependencies, reference: string, status: SandboxStatus): Promise<void> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const order = await tx
      .updateTable('sandboxOrders')
      .set({ outcome: status })
      .where('reference', '=', reference)
      .where('outcome', 'is', null)
      .where('expiresAt', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!order) return;
    const body = JSON.stringify(signedWebhook(keys, order, now));
    await tx
      .insertInto('sandboxDeliveries')
      .values({ id: newId(), reference, body, nextAt: now, createdAt: now })
      .execute();
  });
