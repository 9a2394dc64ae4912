import { Type } from 'typebox';
import { SavedView, SaveView } from '../views';
import { defineCall, none } from './call';

const own = { tag: 'admin: views', resource: 'views', access: 'dashboard:read' } as const;

export const listViews = defineCall({
  ...own,
  method: 'GET',
  path: 'admin/views',
  does: "The caller's saved views of lists.",
  response: { 200: Type.Array(SavedView) },
});
export const saveView = defineCall({
  ...own,
  method: 'POST',
  path: 'admin/views',
  does: 'Saves a view of a list; one of the same page and name is replaced.',
  body: SaveView,
  response: { 200: SavedView },
});
export const removeView = defineCall({
  ...own,
  method: 'DELETE',
  path: 'admin/views/:id',
  does: "Deletes one of the caller's saved views.",
  response: { 204: none },
});
