import Fastify from 'fastify';
import { Type } from 'typebox';
import { expect, it } from 'vitest';
import { defineCall } from '../../../contract/calls/call';
import { registerErrors } from '../../../server/http/errorHandler';
import { route } from '../../../server/http/route';
import type { App } from '../../../server/http/types';
import { conflict, outdated, taken, unauthorized } from '../../../server/platform/errors';
import { common } from '../../../server/platform/messages/common';
import { refuseUndeclared } from '../../support/server/refusals';

const text = common.conflict;
const shop = defineCall({
  method: 'POST',
  path: 'shops',
  access: 'guest',
  tag: 'shops',
  does: 'Opens a shop.',
  refuses: { 409: ['name'] },
  details: ['conflict'],
  response: { 200: Type.Object({ name: Type.String() }) },
});

async function refusedWith(error: Error) {
  const app: App = Fastify();
  app.decorateRequest('language', 'en');
  registerErrors(app);
  refuseUndeclared(app);
  route(app, shop, async () => {
    throw error;
  });
  const response = await app.inject({ method: 'POST', url: '/api/shops' });
  return { status: response.statusCode, body: response.json() };
}
const versions = { by: null, at: null };

it('a refusal says what its call declares', async () => {
  expect((await refusedWith(conflict(text, { name: [text] }))).status).toBe(409);
  expect((await refusedWith(outdated({ ...versions, current: { name: 'A' } }))).status).toBe(409);
});

it('a field or detail that the call does not declare fails the test that meets it', async () => {
  const existing = { resource: 'cases', id: '1' } as const;
  expect((await refusedWith(conflict(text, { street: [text] }))).status).toBe(500);
  expect((await refusedWith(unauthorized(text, { name: [text] }))).status).toBe(500);
  expect((await refusedWith(taken(existing, text))).status).toBe(500);
});

it('the record of a conflict holds only what the response would', async () => {
  const { body } = await refusedWith(outdated({ ...versions, current: { name: 'A', key: 'secret' } }));
  expect(body.conflict.current).toEqual({ name: 'A' });
});
