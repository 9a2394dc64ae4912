import { Type } from 'typebox';
import { gatewayNames } from '../gateways';
import {
  AllSettings,
  DailyBody,
  DailyRecord,
  GatewaysBody,
  GatewaysRecord,
  GatewayWord,
  LimitsBody,
  LimitsRecord,
  MailPreviews,
  SiteBody,
  SiteRecord,
} from '../settings';
import { limitNames } from '../siteSettings';
import { defineCall, none } from './call';

const own = { tag: 'admin: settings', resource: 'settings' } as const;
const writes = { ...own, access: 'settings:write' } as const;
const puts = { ...writes, method: 'PUT', details: ['conflict'] } as const;

export const getSettings = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/site-settings',
  access: 'settings:read',
  does: 'What staff have set, and what the environment allows.',
  response: { 200: AllSettings },
});
export const setGateways = defineCall({
  ...puts,
  path: 'admin/site-settings/gateways',
  does: 'Turns gateways of the environment off or on in the shop, and orders them.',
  body: GatewaysBody,
  response: { 200: GatewaysRecord },
});
export const setLimits = defineCall({
  ...puts,
  path: 'admin/site-settings/limits',
  does: 'Sets limits on money, each at most that of the environment.',
  body: LimitsBody,
  refuses: { 400: limitNames },
  response: { 200: LimitsRecord },
});
export const setSite = defineCall({
  ...puts,
  path: 'admin/site-settings/site',
  does: 'Closes or opens the site, and sets its message, the support address, and the strips of season and news.',
  body: SiteBody,
  refuses: { 400: ['supportEmail', 'reason'] },
  response: { 200: SiteRecord },
});
export const setDaily = defineCall({
  ...puts,
  path: 'admin/site-settings/daily',
  does: 'Switches daily marks on or off, and sets the gold of each day of the cycle.',
  body: DailyBody,
  response: { 200: DailyRecord },
});
export const askGatewayNow = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/site-settings/gateways/:name/ask',
  params: Type.Object({ name: Type.Enum(gatewayNames) }),
  does: 'Asks a gateway about an order that does not exist: whether its API answers, with our keys.',
  response: { 200: GatewayWord },
});
export const previewMails = defineCall({
  ...writes,
  method: 'GET',
  path: 'admin/site-settings/mails',
  does: 'Each mail of the server in both languages, filled in with samples.',
  response: { 200: MailPreviews },
});
export const sendTestMail = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/site-settings/test-mail',
  does: "Sends a test mail to the caller's own address.",
  response: { 204: none },
});
