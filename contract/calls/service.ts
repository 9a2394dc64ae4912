import { Type } from 'typebox';
import { Message } from '../errors';
import { SubscribeBody } from '../newsletter';
import { SiteContact } from '../site';
import { SiteStatus } from '../status';
import { defineCall } from './call';

const open = { method: 'GET', access: 'guest', tag: 'service', staysOpen: true } as const;
const response = { 200: Type.Object({ status: Type.Literal('ok') }) };

export const live = defineCall({ ...open, path: 'live', does: 'The process runs.', response });
export const ready = defineCall({
  ...open,
  path: 'ready',
  does: 'The process may be sent requests, which ends first when it stops.',
  response,
});
export const health = defineCall({
  ...open,
  path: 'health',
  does: 'The server and its database respond.',
  response,
});
export const getSiteContact = defineCall({
  ...open,
  path: 'site/contact',
  kept: 'packages',
  does: 'The support address and the seller.',
  response: { 200: SiteContact },
});
export const getSiteStatus = defineCall({
  ...open,
  path: 'site/status',
  does: 'How each part of the site works now, and did on the last 90 days.',
  response: { 200: SiteStatus },
});
export const subscribe = defineCall({
  method: 'POST',
  path: 'newsletter/subscribe',
  access: 'guest',
  limit: 'newsletter',
  tag: 'newsletter',
  does: 'Stores an address for the newsletter, once.',
  body: SubscribeBody,
  response: { 200: Message },
});
