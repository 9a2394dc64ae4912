import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codingFor } from '../../../server/http/compression';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let admin: { email: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
  admin = await server.makeAdmin();
  for (let n = 0; n < 20; n++) await server.makeUser();
});
afterAll(() => server.close());

const users = (encoding?: string) =>
  server.app.inject({
    url: '/api/admin/user/get-all?PageSize=100',
    headers: { authorization: `Bearer ${admin.token}`, ...(encoding && { 'accept-encoding': encoding }) },
  });
const varied = (headers: Record<string, unknown>) => String(headers.vary).toLowerCase().split(', ');

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('compresses a list by %s, the same to the letter', async (coding, unpack) => {
  const plain = await users();
  expect(plain.headers['content-encoding']).toBeUndefined();
  const packed = await users(coding);
  expect(packed.headers['content-encoding']).toBe(coding);
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length);
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [plain, packed]) expect(varied(headers)).toContain('accept-encoding');
});

it('does not compress short responses and those with tokens', async () => {
  const headers = { 'accept-encoding': 'br' };
  const health = await server.app.inject({ url: '/api/health', headers });
  expect(health.headers['content-encoding']).toBeUndefined();
  const payload = { email: admin.email, password };
  const signedIn = await server.app.inject({ method: 'POST', url: '/api/user/auth/login', payload, headers });
  expect([signedIn.statusCode, signedIn.headers['content-encoding']]).toEqual([200, undefined]);
  // Not compressed at any length.
  expect(varied(signedIn.headers)).not.toContain('accept-encoding');
  expect(varied(health.headers)).toContain('accept-encoding');
});

it('parses Accept-Encoding', () => {
  const cases = ['gzip, deflate, br', 'gzip;q=1.0, br;q=0', 'BR', 'deflate', 'br;q=0.000', '', undefined];
  const codings = cases.map((accepted) => codingFor({ headers: { 'accept-encoding': accepted } }));
  expect(codings).toEqual(['br', 'gzip', 'br', undefined, undefined, undefined, undefined]);
});
