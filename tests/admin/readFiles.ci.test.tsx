import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { csvLine } from '../../contract/csv';
import { type ReadName, readResources } from '../../contract/readResources';
import { readPages } from '../../src/admin/app/readPages';
import { formatDateTime } from '../../src/admin/i18n/formats';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { declaredApi } from '../support/declaredApi';

adminScreen();
const api = declaredApi();
beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => api.server.close());

const at = '2026-11-20T10:00:00.000Z';
const time = formatDateTime(at, 'en');
/** The server's file of each list, and what people's has of it: headings, and the row. */
const files: Record<ReadName, { row: object; heads: string; line: string }> = {
  transactions: {
    row: {
      id: '4f7a92c10b0c4d1e8f60718293a4b5c6',
      createdAt: at,
      settledAt: at,
      userName: 'khoi',
      email: 'k@outline.example',
      packageName: 'Gói 1',
      diamonds: 650,
      bonusDiamonds: 65,
      amount: 59_000,
      currency: 'VND',
      gateway: 'payos',
      status: 'COMPLETED',
      references: 'FT1',
      refunded: 0,
      openCases: 0,
      secondsToSettle: 61,
    },
    heads:
      'Time,Transaction ID,Ended at,Status,Open cases,Player,Email,Package,Diamonds,Bonus diamonds,Amount,Currency,Refunded,Gateway,Gateway references,Completed in (seconds)',
    line: `${time},4F7A9-2C10B,${time},Paid,0,khoi,k@outline.example,Gói 1,650,65,59000,VND,0,payOS,FT1,61`,
  },
  cases: {
    row: { id: 'c1', kind: 'paid-twice', state: 'open', amount: 59_000, currency: 'VND', openedAt: at },
    heads: 'Opened at,Case,Amount,Held,Currency,Status,Outcome,Player,Gateway,Reference,Assignee,Closed at',
    line: `${time},Paid twice,59000,,VND,Open,,,,,,`,
  },
  'money-requests': {
    row: {
      id: 'r1',
      kind: 'refund',
      state: 'done',
      paymentId: '4f7a92c10b0c4d1e8f60718293a4b5c6',
      byGateway: true,
      reasonKind: 'fraud',
      requestedAt: at,
    },
    heads:
      'Request,Player,Amount,Currency,Status,Accessory,Takes the accessory,Transaction ID,Refunded by the gateway,Kind of reason,Reason,Note,Reference,Diamonds taken back,Bonus diamonds taken back,Requested by,Requested at,Decided by,Decided at,Sent to the gateway at,Ended at',
    line: `Refund,,,,Done,,,4F7A9-2C10B,Yes,Suspected fraud,,,,,,,${time},,,,`,
  },
  staff: {
    row: { id: 's1', userName: 'mai', roles: '["shop","finance"]', state: 'active', hasFactor: true },
    heads: 'Name,Last name,First name,Email,Roles,Status,Invitation expires at,Second factor,Last login',
    line: 'mai,,,,Shop; Finance,Active,,Yes,',
  },
  sessions: {
    row: { id: 's1', userName: 'mai', device: 'Firefox', network: '203.0.113.0/24', lastUsedAt: at },
    heads: 'Name,Device,Network,Logged in,Last used',
    line: `mai,Firefox,203.0.113.0/24,,${time}`,
  },
  publications: {
    row: { id: 'p1', resource: 'news', title: 'Tin', titleEn: 'News item', state: 'live', from: at },
    heads: 'Title,Kind,Status,From,Until,Published by,Ended by,Ended at',
    line: `News item,News,Live,${time},,,,`,
  },
  history: {
    row: { id: 'h1', at, userName: 'mai', action: 'update', resource: 'weapons', recordName: 'Súng' },
    heads: 'Time,Staff member,Action,Kind,Subject,Subject ID,Network',
    line: `${time},mai,Changed,Weapons,Súng,,`,
  },
};

const visitList = (name: string) => visit(readPages.find((page) => page.name === name)?.path ?? '');
/** The first list loads the scripts of all. */
const seen = (selector: string) =>
  waitFor(
    () => {
      const found = document.querySelector<HTMLElement>(selector);
      expect(found).not.toBeNull();
      return found as HTMLElement;
    },
    { timeout: 20_000 },
  );
const openMenu = async () => fireEvent.click(await seen('[aria-label="How the list is shown"]'));

it.each(Object.entries(files))('%s are exported as people read them', async (name, { row, heads, line }) => {
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  const lines = [Object.keys(row), Object.values(row)].map((cells) => csvLine(cells)).join('\r\n');
  const headers = { 'content-type': 'text/csv; charset=utf-8' };
  const file = () => new HttpResponse(`\uFEFF${lines}\r\n`, { headers });
  api.server.use(http.post(`*/api/admin/${name}/export`, file));
  visitList(name);
  fireEvent.click(await seen('button[aria-label="Export"]:enabled'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text())?.replace('\uFEFF', '')).toBe(`${heads}\r\n${line}\r\n`);
});

it.each(readResources)('$name are exported only by those who may', async ({ name, access, exportAccess }) => {
  if (access === exportAccess) return;
  allow('payments:read', access);
  visitList(name);
  await openMenu();
  await screen.findByRole('menuitem', { name: 'Copy link' });
  expect(screen.queryByRole('menuitem', { name: /^Download raw data/ })).toBeNull();
  expect(document.querySelector('button[aria-label="Export"]')).toBeNull();
});
