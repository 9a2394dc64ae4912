import { sql } from 'kysely';
import { boxes } from '../../../contract/boxes';
import { inTransaction } from '../../../server/db/guard';
import { enqueue } from '../../../server/mail/outbox';
import { openCase } from '../../../server/payments/ledger/cases';
import { newId } from '../../../server/platform/ids';
import { makePackage } from './packages';
import { notifySandbox } from './payments';
import { picture } from './pictures';
import { password, type TestApp } from './testApp';

/** What differs between two erased players. */
export interface Life {
  hasGoogle: boolean;
  isBanned: boolean;
  wasCorrected: boolean;
  pays: 'nothing' | 'once' | 'in-parts';
  buysForOthers: boolean;
}

let count = 0;

/** A player with unique names, present in everything that the site can store about one. */
export async function leaveTraces(server: TestApp, staff: { id: string; token: string }, life: Life) {
  count++;
  const phone = `+8491234${5000 + count}`;
  const person = {
    firstName: `Xuyến ${'Qwxzjkvf'[count % 8]}${'aeiouy'[count % 6]}${'lmnr'[count >> 3]}zw`,
    lastName: 'Đzwng',
    userName: `wqxplayer${count}`,
    phoneNumber: phone,
  };
  const first = { ...person, email: `Wqx.Player${count}@old.example` };
  const formerName = `wqxformer${count}`;
  await server.post('user/auth/register', { ...first, userName: formerName, password });
  await server.post('user/auth/verify-email', {
    email: first.email,
    code: await server.codeFor(first.email),
  });
  const { id } = await server.db
    .selectFrom('users')
    .select('id')
    .where('userName', '=', formerName)
    .executeTakeFirstOrThrow();
  const email = life.wasCorrected ? await correct(server, staff, { id, count }) : first.email;
  const names = [
    email,
    first.email,
    phone,
    phone.slice(3),
    person.firstName,
    person.userName,
    formerName,
    person.lastName,
  ];
  await server.signIn(email);
  const { accessToken: token } = await server.signIn(email);
  await server.call('PUT', 'user/user-name', { userName: person.userName, password }, { token });
  const { db } = server;
  const now = server.clock.now();
  if (life.hasGoogle)
    await db
      .insertInto('identities')
      .values({ issuer: 'https://google.example', subject: `sub-${id}`, userId: id, createdAt: now })
      .execute();
  await server.post('newsletter/subscribe', { email });
  await server.post('user/forgot-password/send-code', { email });
  await db
    .insertInto('invitations')
    .values({
      id: newId(),
      email,
      staffRoles: ['shop'],
      tokenHash: newId(),
      invitedBy: staff.id,
      createdAt: now,
      expiresAt: now,
    })
    .execute();
  const sentence = `${person.lastName} ${person.firstName} (${person.userName}, trước là ${formerName}) gọi từ ${phone}, thư ${email}; anh ${person.lastName} đợi`;
  const view = { id: newId(), userId: staff.id, page: 'users', name: `v${count}`, isDefault: false };
  const address = `/admin/usermanager?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`;
  await db
    .insertInto('staffViews')
    .values({ ...view, address, createdAt: now })
    .execute();
  const as = { token: staff.token };
  await server.post(`admin/players/${id}/notes`, { text: sentence }, as);
  await server.call('PUT', `admin/players/${id}/tags`, { tags: [person.userName] }, as);
  await server.post(
    `admin/players/${id}/wallet`,
    { wallet: 'golds', amount: 5, reasonKind: 'other', reason: sentence, idempotencyKey: newId() },
    as,
  );
  await server.post('admin/user/export', { Search: email }, as);
  await upload(server, staff, [sentence, person.userName]);
  await server.post(`admin/players/${id}/sign-out`, { reason: sentence }, as);
  if (life.isBanned)
    await server.post(`admin/user/ban/${id}`, { kind: 'other', note: sentence, message: sentence }, as);
  const payments = await pay(server, { ...life, id, email, token, sentence, names: person, staff });
  await inTransaction(db, (tx) =>
    enqueue(tx, server, { to: email, template: 'factorGuessed', language: 'vi', values: { name: 'x' } }),
  );
  return { id, email, token, names, payments, userName: person.userName };
}

async function correct(
  server: TestApp,
  staff: { token: string },
  { id, count: n }: { id: string; count: number },
) {
  const email = `wqx.player${n}@new.example`;
  await server.post(`admin/players/${id}/email`, { email, reason: 'typo' }, { token: staff.token });
  await server.post('user/auth/verify-email', { email, code: await server.codeFor(email) });
  return email;
}

interface Handled {
  payment: string;
  sentence: string;
  userName: string;
}

/** What staff write about a payment: a refund, and a case with a note, each with a sentence that names the player. */
async function handle(
  server: TestApp,
  staff: { token: string },
  { payment, sentence, userName }: Handled,
): Promise<void> {
  const { db, clock } = server;
  const given = { amount: 1000, reasonKind: 'mistake', reason: sentence, idempotencyKey: newId() };
  const asked = await server.post(`admin/transactions/${payment}/refunds`, given, { token: staff.token });
  if (asked.status >= 300) throw new Error(`refund: ${asked.status} ${JSON.stringify(asked.body)}`);
  await db
    .updateTable('moneyRequests')
    .set({ note: sentence, reference: `FT-${userName}` })
    .where('paymentId', '=', payment)
    .execute();
  const { id: caseId } = await inTransaction(db, (tx) =>
    openCase(
      tx,
      { kind: 'settlement-differs', key: newId(), paymentId: payment, detail: sentence },
      clock.now(),
    ),
  );
  await note(server, { paymentId: null, caseId }, sentence);
  const closed = await server.post(
    `admin/cases/${caseId}/close`,
    { reason: sentence },
    { token: staff.token },
  );
  if (closed.status >= 300) throw new Error(`case: ${closed.status}`);
}

/** A note by nobody in particular. */
const note = (
  { db, clock }: TestApp,
  about: { paymentId: string | null; caseId: string | null },
  text: string,
) =>
  db
    .insertInto('notes')
    .values({ id: newId(), ...about, authorId: null, authorName: 'x', text, createdAt: clock.now() })
    .execute();

/** A picture that staff upload, with a sentence in its metadata and a name for its file. */
async function upload(server: TestApp, staff: { token: string }, [sentence, name]: [string, string]) {
  const bytes = await picture('jpeg', 64, sentence);
  const fields = { Name: 'Rương', BoxHealth: '1', BoxType: '0', DropWeight: '1' };
  const Image = new File([bytes], `${name}.jpg`, { type: 'image/jpeg' });
  const made = await server.send('POST', boxes.paths.create, { ...fields, Image }, { token: staff.token });
  if (made.status !== 201) throw new Error(`upload: ${made.status}`);
}

interface Buying extends Pick<Life, 'pays' | 'buysForOthers' | 'isBanned'> {
  id: string;
  email: string;
  token: string;
  sentence: string;
  names: { firstName: string; lastName: string; userName: string };
  staff: { token: string };
}

/** Payments for the player and by them, with what givers, staff and gateways wrote. Returns those for the player. */
async function pay(
  server: TestApp,
  { id, email, token, sentence, names, staff, ...life }: Buying,
): Promise<string[]> {
  const packageId = await makePackage(server);
  const { db } = server;
  await db.updateTable('users').set({ bannedAt: null }).where('id', '=', id).execute();
  const buyer = { name: `${names.firstName} ${names.lastName}`, message: 'Chúc vui', email };
  const made: string[] = [];
  if (life.pays !== 'nothing') {
    const { body } = await server.post('user/payment/create', { email, packageId, buyer });
    const payment = body.transactionId as string;
    made.push(payment);
    await notifySandbox(server, payment, life.pays === 'in-parts' ? { amount: 1000 } : {});
    await note(server, { paymentId: payment, caseId: null }, sentence);
    const sender = JSON.stringify({ name: `${names.lastName} ${names.firstName}`, account: '0123' });
    await db.updateTable('movements').set({ sender }).where('paymentId', '=', payment).execute();
    if (life.pays === 'once') await handle(server, staff, { payment, sentence, userName: names.userName });
    await sql`update payment_events set body = body || ${sentence} where payment_id = ${payment}`.execute(db);
  }
  if (life.buysForOthers) {
    const other = await server.makeUser();
    const given = { email: other.email, packageId: await makePackage(server), buyer };
    const { accessToken } = await server.signIn(email).catch(() => ({ accessToken: token }));
    const { body } = await server.post('user/payment/create', given, { token: accessToken });
    await notifySandbox(server, body.transactionId);
  }
  if (life.isBanned)
    await db.updateTable('users').set({ bannedAt: server.clock.now() }).where('id', '=', id).execute();
  return made;
}
