import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { mailServer } from '../../../e2e/smtp';
import { buyerOf, createAt, makeBuyers } from '../../server/buyers';
import { Cable } from '../../server/cable';
import type { ServerHome } from '../../server/home';
import { startPayos } from '../../server/payosStandIn';
import { payosSample, signedWebhook, vietnamTime } from '../../server/payosStandInLinks';
import { payosEnv } from '../../server/storm';
import { type Keep, keptHome, Site } from '../site';
import { stage } from '../stage';

const buyers = 12;

interface Parts {
  site: Site;
  home: ServerHome;
  packageId: string;
  gateway: Cable;
  mails: Cable;
  /** Addresses that the mail server refuses. */
  refused: Set<string>;
}

/** A cable to a server of this process. */
async function cableToUrl(url: string, keep: Keep) {
  const { hostname, port } = new URL(url);
  const cable = new Cable({ host: hostname, port: Number(port) });
  const near = await cable.plug();
  keep(() => cable.cut());
  return { cable, address: `127.0.0.1:${near}` };
}

async function open(keep: Keep): Promise<Parts> {
  const [home, payos] = [await keptHome(keep), await startPayos()];
  const refused = new Set<string>();
  const mailbox = await mailServer({ refuses: (address) => refused.has(address) });
  keep(() => payos.close());
  keep(() => mailbox.close());
  const packageId = await home.inDatabase((db) => makeBuyers(db, buyers));
  const gateway = await cableToUrl(payos.url, keep);
  const mails = await cableToUrl(mailbox.url, keep);
  const site = new Site(home, keep);
  const env = { ...payosEnv, PAYOS_URL: `http://${gateway.address}`, SMTP_URL: `smtp://${mails.address}` };
  await site.add('web', { ...env, ROLE: 'web' });
  await site.add('worker', { ...env, ROLE: 'worker' });
  const opened = await createAt(site.addressOf('web'), buyerOf(0), packageId);
  if (opened?.status !== 201) throw new Error(`No payment could be opened: ${JSON.stringify(opened)}`);
  return { site, home, packageId, gateway: gateway.cable, mails: mails.cable, refused };
}

/** Somebody registers, and so is sent a mail; returns the address. */
async function register(site: Site, name: string): Promise<string> {
  const email = `${name}@outline.example`;
  const person = {
    userName: name,
    email,
    password: 'a long enough phrase',
    firstName: 'Thư',
    lastName: 'Nguyễn',
  };
  const response = await site.post('web', 'user/auth/register', person);
  if (response?.status !== 201) throw new Error(`Not registered: ${JSON.stringify(response)}`);
  return email;
}

/** A notice of PayOS about money for an order that nobody has made here. */
const notify = async ({ site }: Parts, change: (body: string) => string = (body) => body) => {
  const orderCode = 9_000_000_000_000 + randomInt(1_000_000_000);
  const body = await signedWebhook({
    ...payosSample,
    orderCode,
    reference: `FT${orderCode}`,
    description: 'P0000000',
    transactionDateTime: vietnamTime(new Date()),
  });
  const response = await fetch(`${site.addressOf('web')}/api/user/payment/webhook/payos`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: change(body),
  });
  await response.text();
};

/** A shop whose gateway, mails and books fail. */
export const money = stage<Parts>({
  name: 'money',
  open,
  rounds: [
    [
      {
        alert: 'OutlineGatewayFails',
        fails: 'the gateway cannot be reached, and people try to buy',
        also: ['OutlineErrors'],
        breaks: ({ gateway }) => gateway.cut(),
        meanwhile: ({ site, packageId }) =>
          createAt(site.addressOf('web'), buyerOf(randomInt(buyers)), packageId),
        ends: async ({ gateway, site, packageId }) => {
          await gateway.plug();
          for (let n = 0; n < buyers; n++) await createAt(site.addressOf('web'), buyerOf(n), packageId);
        },
      },
      {
        alert: 'OutlineNoticesRefused',
        fails: 'somebody sends notices that PayOS did not sign',
        breaks: () => undefined,
        meanwhile: (parts) => notify(parts, (body) => body.replace('3000', '3001')),
        ends: () => undefined,
      },
      {
        alert: 'OutlineMoneyToLookAt',
        fails: 'PayOS reports money for an order that nobody knows',
        breaks: (parts) => notify(parts),
      },
      {
        alert: 'OutlineRowsFail',
        fails: 'the database refuses to end the bans of five players',
        breaks: ({ home }) =>
          home.inDatabase(async (db) => {
            await sql`update users set banned_at = now() - interval '1 day', banned_until = now(), ban_kind = 'other',
              ban_message = 'x' where email = any(${[1, 2, 3, 4, 5].map(buyerOf)})`.execute(db);
            await sql`create function refuse() returns trigger language plpgsql as
              $$begin raise exception 'refused'; end$$`.execute(db);
            await sql`create trigger refuse before update of banned_at on users for each row execute function refuse()`.execute(
              db,
            );
          }),
        ends: ({ home }) => home.inDatabase((db) => sql`drop trigger refuse on users`.execute(db)),
      },
      {
        alert: 'OutlineMailLost',
        fails: 'the mail server has refused an address for a day',
        breaks: async ({ site, home, refused }) => {
          refused.add('refused@outline.example');
          const email = await register(site, 'refused');
          await home.inDatabase((db) =>
            db
              .updateTable('outbox')
              .set({ attempts: 102, nextAt: new Date() })
              .where('recipient', '=', email)
              .execute(),
          );
        },
        ends: () => undefined,
      },
    ],
    [
      {
        alert: 'OutlineMailStuck',
        fails: 'the mail server cannot be reached, for six minutes and more by the time of a mail',
        breaks: async ({ site, home, mails }) => {
          await mails.cut();
          const email = await register(site, 'waits');
          await home.inDatabase((db) =>
            sql`update outbox set created_at = now() - interval '400 seconds' where recipient = ${email}`.execute(
              db,
            ),
          );
        },
        ends: ({ mails }) => mails.plug(),
      },
      {
        alert: 'OutlineLedgerDiffers',
        fails: 'somebody changes a wallet, a day after the last check',
        // While the worker, which checks hourly, is started again.
        also: ['OutlineDown', 'OutlineWorkerGone'],
        breaks: async ({ site, home }) => {
          await home.inDatabase(async (db) => {
            await db.updateTable('users').set({ diamonds: 5 }).where('email', '=', buyerOf(0)).execute();
            await sql`update ledger_checks set checked_at = now() - interval '21 hours'`.execute(db);
          });
          await site.restart('worker');
        },
        ends: async ({ site, home }) => {
          await home.inDatabase((db) =>
            db.updateTable('users').set({ diamonds: 0 }).where('email', '=', buyerOf(0)).execute(),
          );
          await site.restart('worker');
        },
      },
    ],
  ],
});
