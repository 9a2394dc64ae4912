import * as calls from '../../contract/calls/service';
import type { SubscribeBody } from '../../contract/newsletter';
import { call } from './call';

export const subscribe = (body: SubscribeBody) => call(calls.subscribe, { body });
