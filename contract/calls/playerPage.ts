import { type TSchema, Type } from 'typebox';
import { NoteBody } from '../cases';
import { type PlayerListName, playerLists } from '../playerLists';
import {
  LedgerEntry,
  PlayerItem,
  PlayerMail,
  PlayerNote,
  PlayerPage,
  PlayerSession,
  SeasonOfPlayer,
  SignOutBody,
  TagsBody,
} from '../playerPage';
import { defineCall, defineList, none } from './call';

const own = { tag: 'admin: players', resource: 'users' } as const;
const writes = { ...own, access: 'players:write' } as const;

const listOf = <const N extends PlayerListName, R extends TSchema>(name: N, does: string, row: R) =>
  defineList({ ...own, access: playerLists[name].access, path: `admin/players/:id/${name}`, does, row });

export const getPlayerPage = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/players/:id',
  bulk: 'contactRecords',
  access: 'players:read',
  does: 'An account as its page shows it, with each balance beside the sum of its ledger entries.',
  response: { 200: PlayerPage },
});
export const listLedger = listOf('ledger', 'The changes of the player’s wallets.', LedgerEntry);
export const listItems = listOf('items', 'The accessories that the player has.', PlayerItem);
export const listSeasons = listOf('seasons', 'What the player spent in each season.', SeasonOfPlayer);
export const listPlayerSessions = listOf('sessions', 'Where the player is and was signed in.', PlayerSession);
export const listMails = listOf('mails', 'The mails to the player’s address.', PlayerMail);
export const listNotes = listOf('notes', 'The notes of staff about the player.', PlayerNote);
export const endPlayerSession = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/players/:id/sessions/:session/end',
  does: 'Ends one session of a player.',
  response: { 204: none },
});
export const signPlayerOut = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/players/:id/sign-out',
  does: 'Ends every session of a player.',
  body: SignOutBody,
  response: { 204: none },
});
export const notePlayer = defineCall({
  ...writes,
  method: 'POST',
  path: 'admin/players/:id/notes',
  does: 'Adds a note about a player.',
  body: NoteBody,
  response: { 201: PlayerNote },
});
export const deletePlayerNote = defineCall({
  ...writes,
  method: 'DELETE',
  path: 'admin/players/:id/notes/:note',
  does: 'Deletes an own note of the last day.',
  response: { 204: none },
});
export const tagPlayer = defineCall({
  ...writes,
  method: 'PUT',
  path: 'admin/players/:id/tags',
  does: 'Replaces the tags of a player.',
  body: TagsBody,
  details: ['conflict'],
  response: { 200: Type.Pick(PlayerPage, ['id', 'tags', 'version']) },
});
