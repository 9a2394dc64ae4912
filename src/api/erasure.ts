import * as calls from '../../contract/calls/erasure';
import type { CloseOwnBody } from '../../contract/erasure';
import { call } from './call';

/** Erasing one's own account, and links that undo something (docs/spec/api.md). Each throws `ApiError`. */
export const getOwnProofs = (signal?: AbortSignal) => call(calls.getOwnProofs, undefined, signal);
export const closeOwnAccount = (body: CloseOwnBody) => call(calls.closeOwnAccount, { body });
export const undoByLink = (token: string) => call(calls.undoByLink, { body: { token } });
