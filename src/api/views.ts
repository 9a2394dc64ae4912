import * as calls from '../../contract/calls/views';
import type { SaveView } from '../../contract/views';
import { call } from './call';

/** The saved views of lists (docs/spec/api.md). Each throws `ApiError`. */
export const listViews = (signal?: AbortSignal) => call(calls.listViews, undefined, signal);
export const saveView = (body: SaveView) => call(calls.saveView, { body });
export const removeView = (id: string) => call(calls.removeView, { params: { id } });
