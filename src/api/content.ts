import * as calls from '../../contract/calls/content';
import type { PreviewBody, PublishBody, TakeDownBody } from '../../contract/publications';
import { call } from './call';

/** Calls that put content in sight of players and take it down (docs/spec/api.md). Each throws `ApiError`. */
export const publish = (body: PublishBody) => call(calls.publish, { body });
export const takeDown = (body: TakeDownBody) => call(calls.takeDown, { body });
export const cancelPublication = (id: string) => call(calls.cancelPublication, { params: { id } });
export const previewContent = (body: PreviewBody) => call(calls.previewContent, { body });
