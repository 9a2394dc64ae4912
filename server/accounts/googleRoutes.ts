import { Type } from 'typebox';
import { busy } from '../errors';
import { escapeHtml } from '../html';
import type { App } from '../http/types';
import { accounts } from '../messages/accounts';
import type { AccountParts } from './parts';

const tags = ['accounts'];
const config = { access: 'guest', limit: 'google' } as const;

/** Google sign-in (api.md). Not configured, it says so. */
export function googleRoutes(app: App, _parts: AccountParts): void {
  const querystring = Type.Object({ redirect_uri: Type.Optional(Type.String()) });
  app.get(
    '/api/external/auth/google-login',
    { config, schema: { tags, querystring } },
    async (request, reply) => {
      const said = accounts.googleOff[request.language];
      return reply
        .status(503)
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'retry-after': '3600',
          'cache-control': 'no-store',
        })
        .send(
          `<!doctype html><html lang="${request.language}"><meta charset="utf-8"><title>Outline</title><p>${escapeHtml(said)}</p></html>`,
        );
    },
  );
  app.post('/api/external/auth/google-token', { config, schema: { tags } }, async () => {
    throw busy(3600, accounts.googleOff);
  });
}
