import * as calls from '../../contract/calls/settings';
import type { GatewayName } from '../../contract/gateways';
import type { GatewaysBody, LimitsBody, SiteBody } from '../../contract/settings';
import { call } from './call';

/** The staff's settings, and the environment's limits for them. Throws `ApiError`, as the others do. */
export const getSettings = (signal?: AbortSignal) => call(calls.getSettings, undefined, signal);
export const setGateways = (body: GatewaysBody) => call(calls.setGateways, { body });
export const setLimits = (body: LimitsBody) => call(calls.setLimits, { body });
export const setSite = (body: SiteBody) => call(calls.setSite, { body });
export const askGatewayNow = (name: GatewayName) => call(calls.askGatewayNow, { params: { name } });
export const previewMails = (signal?: AbortSignal) => call(calls.previewMails, undefined, signal);
export const sendTestMail = () => call(calls.sendTestMail);
