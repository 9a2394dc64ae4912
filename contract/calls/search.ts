import { SearchQuery, SearchResponse } from '../search';
import { defineCall } from './call';

export const searchAll = defineCall({
  method: 'GET',
  path: 'admin/search',
  bulk: 'contactRecords',
  access: 'dashboard:read',
  resource: 'search',
  tag: 'admin: search',
  does: 'Players, payments, cases and catalogue that a text finds, as far as the reader may list them.',
  query: SearchQuery,
  refuses: { 400: ['q'] },
  response: { 200: SearchResponse },
});
