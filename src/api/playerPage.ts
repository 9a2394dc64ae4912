import * as calls from '../../contract/calls/playerPage';
import type { TagsBody } from '../../contract/playerPage';
import { call } from './call';

const of = (id: string) => ({ params: { id } });

/** Calls of a player's page (docs/spec/api.md). Each throws `ApiError`. */
export const getPlayerPage = (id: string, signal?: AbortSignal) => call(calls.getPlayerPage, of(id), signal);
export const endPlayerSession = (id: string, session: string) =>
  call(calls.endPlayerSession, { params: { id, session } });
export const signPlayerOut = (id: string, reason: string) =>
  call(calls.signPlayerOut, { ...of(id), body: { reason } });
export const notePlayer = (id: string, text: string) => call(calls.notePlayer, { ...of(id), body: { text } });
export const deletePlayerNote = (id: string, note: string) =>
  call(calls.deletePlayerNote, { params: { id, note } });
export const tagPlayer = (id: string, body: TagsBody) => call(calls.tagPlayer, { ...of(id), body });
