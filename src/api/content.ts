import * as calls from '../../contract/calls/content';
import type { PreviewBody, PublishBody, UnpublishBody } from '../../contract/publications';
import { call } from './call';

/** Calls that put content live and unpublish it (docs/spec/api.md). Each throws `ApiError`. */
export const publish = (body: PublishBody) => call(calls.publish, { body });
export const unpublish = (body: UnpublishBody) => call(calls.unpublish, { body });
export const cancelPublication = (id: string) => call(calls.cancelPublication, { params: { id } });
export const previewContent = (body: PreviewBody) => call(calls.previewContent, { body });
