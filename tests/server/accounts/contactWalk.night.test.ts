import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPermission, permissionsOf, type StaffRole } from '../../../contract/permissions';
import { newId } from '../../../server/platform/ids';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
/** Ids that the routes' addresses may contain. */
const ids: string[] = [];
beforeAll(async () => {
  server = await buildTestApp();
  await plant();
});
afterAll(() => server.close());

const email = 'planted.lan@secret.example';
const text = `Khách ${email}, SDT0987654321 hoặc (098) 765-4321, +84 987 654 321, planted.lan%40secret.example`;
/** Whether any of it is readable, however it is written. */
const isReadable = (body: string) =>
  /planted\.lan|secret\.example/.test(body) || /987\D{0,3}654\D{0,3}321|98\D{0,3}765\D{0,3}4321/.test(body);

async function plant() {
  const owner = await server.makeAdmin();
  const post = async (path: string, body: object) => {
    const answer = await server.post(`admin/${path}`, body, { token: owner.token });
    expect([path, answer.status < 300 || [403, 404, 409].includes(answer.status)]).toEqual([path, true]);
    return answer.body;
  };
  const bought = await paidPayment(server);
  const part = await openPayment(server);
  await notifySandbox(server, part.id, { amount: 20_000, reference: 'part' });
  const found = await server.db
    .selectFrom('moneyCases')
    .selectAll()
    .where('paymentId', '=', part.id)
    .execute();
  const caseId = found[0]?.id ?? '';
  await server.db.updateTable('moneyCases').set({ detail: text }).execute();
  const data = { counterAccountName: 'TRAN THI LAN', counterAccountNumber: '19030001', description: text };
  await server.db
    .updateTable('paymentEvents')
    .set({ body: JSON.stringify(data) })
    .execute();
  await server.db.updateTable('payments').set({ email }).execute();
  await server.db
    .updateTable('users')
    .set({ email, phoneNumber: '0987654321' })
    .where('id', '=', bought.player.id)
    .execute();
  await post(`transactions/${bought.id}/notes`, { text });
  await post(`cases/${caseId}/notes`, { text });
  const refund = { amount: 59_000, reasonKind: 'mistake', reason: text };
  const asked = await post(`transactions/${bought.id}/refunds`, { ...refund, idempotencyKey: newId() });
  await post(`money-requests/${asked.id}/confirm`, { outcome: 'failed', note: text });
  await post(`cases/${caseId}/resolve`, { kind: 'return', reason: text, idempotencyKey: newId() });
  const { id: playerId } = bought.player;
  await post(`players/${playerId}/notes`, { text });
  const grant = { wallet: 'golds', amount: 5, reasonKind: 'event', reason: text, idempotencyKey: newId() };
  await post(`players/${playerId}/wallet`, grant);
  const tags = { tags: ['0987654321', email.slice(0, 30)] };
  await server.call('PUT', `admin/players/${playerId}/tags`, tags, { token: owner.token });
  await post(`user/ban/${playerId}`, { kind: 'other', note: text, message: 'x' });
  await post('transactions/export', { filter: { q: email } });
  await post('history/export', { filter: { recordId: '0987654321' } });
  // A refused call whose address contains a contact.
  await post('transactions/0987654321/notes', { text });
  await post(`cases/${encodeURIComponent(email)}/notes`, { text });
  ids.push(bought.id, part.id, caseId, bought.player.id, asked.id, owner.id);
  const entries = await server.db.selectFrom('audits').select('id').execute();
  ids.push(...entries.map(({ id }) => id));
}

/** Every back-office address that returns data: lists, single records, and files. */
function calls(role: StaffRole) {
  return server.app.declaredRoutes.flatMap(({ method, url, config }) => {
    const methods = [method].flat().map(String);
    const isRead = methods.includes('GET') || url.endsWith('export');
    if (!isPermission(config?.access) || !isRead) return [];
    // A refusal comes before the record is looked for: it is requested once.
    const known = permissionsOf([role]).includes(config.access) ? ids : ids.slice(0, 1);
    const urls = url.includes(':') ? known.map((id) => url.replace(/:\w+/, id)) : [url];
    return urls.map((one) => ({
      method: methods.includes('GET') ? ('GET' as const) : ('POST' as const),
      url: one,
    }));
  });
}

describe('contacts in what staff read', () => {
  it.each<StaffRole>(['analyst', 'shop', 'game', 'content'])('are nowhere for %s', async (role) => {
    const { token } = await server.makeStaff(role);
    let read = 0;
    for (const { method, url } of calls(role)) {
      const { status, body } = await server.call(method, url, method === 'POST' ? {} : undefined, { token });
      const whole = typeof body === 'string' ? body : JSON.stringify(body);
      if (status === 200) read++;
      expect([url, isReadable(whole) && whole]).toEqual([url, false]);
      expect([url, whole.includes('TRAN THI LAN') && whole]).toEqual([url, false]);
    }
    expect(read).toBeGreaterThan(8);
  });

  it.each<StaffRole>(['finance', 'support', 'owner'])(
    'are whole for %s, as they were stored',
    async (role) => {
      const { token } = await server.makeStaff(role);
      const [id, , caseId] = ids;
      const { body } = await server.get(`admin/transactions/${id}`, { token });
      expect(body.notes[0].text).toBe(text);
      expect(JSON.stringify(body.timeline)).toContain('TRAN THI LAN');
      expect((await server.get(`admin/cases/${caseId}/notes`, { token })).body[0].text).toBe(text);
      expect((await server.get(`admin/transactions/${id}/requests`, { token })).body[0].reason).toBe(text);
    },
  );

  it('are masked in every entry of the history that a note wrote', async () => {
    const rows = await server.db.selectFrom('audits').select('after').where('action', '=', 'note').execute();
    expect(rows).toHaveLength(3);
    expect(rows.filter(({ after }) => isReadable(JSON.stringify(after)))).toEqual([]);
  });

  it('are no part of what the shop reads of cases, which is nothing', async () => {
    const { token } = await server.makeStaff('shop');
    expect(permissionsOf(['shop'])).not.toContain('cases:read');
    for (const path of ['cases', `cases/${ids[2]}`, `cases/${ids[2]}/notes`])
      expect([path, (await server.get(`admin/${path}`, { token })).status]).toEqual([path, 403]);
    const { body } = await server.get(`admin/transactions/${ids[1]}`, { token });
    expect([body.cases, body.openCases]).toEqual([[], 0]);
    expect(body.movements.every((one: { caseId: unknown }) => one.caseId === null)).toBe(true);
    expect(body.timeline.filter((one: { kind: string }) => /case|request/.test(one.kind))).toEqual([]);
    expect((await server.get(`admin/transactions/${ids[1]}/requests`, { token })).body).toEqual([]);
    expect((await server.get('admin/transactions/summary', { token })).body.look.count).toBe(0);
  });
});
