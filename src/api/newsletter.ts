import type { SubscribeBody } from '../../contract/newsletter';
import { request } from './request';

export const subscribe = (json: SubscribeBody) =>
  request<void>('newsletter/subscribe', { method: 'POST', json });
