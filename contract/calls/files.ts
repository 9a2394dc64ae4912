import { Type } from 'typebox';
import { largestFile } from '../files';
import { defineCall, none } from './call';

/** Uploads a file for players to download, whose record then names it as `<sum>/<name>` (contract/files.ts). */
export const uploadFile = defineCall({
  method: 'POST',
  path: 'admin/files',
  access: 'content:write',
  resource: 'releases',
  tag: 'files',
  does: 'Stores a file for a release that will name it, and returns its size and SHA-256.',
  query: Type.Object({ name: Type.String({ maxLength: 200 }) }),
  file: { type: 'application/octet-stream', maxBytes: largestFile },
  refuses: { 400: ['file'] },
  response: { 200: Type.Object({ sum: Type.String(), bytes: Type.Integer() }) },
});

/** Deletes a file at once that nothing needs; the sweep would after 90 days. */
export const deleteFile = defineCall({
  method: 'DELETE',
  bulk: 'deletes',
  path: 'admin/files/:sum',
  access: 'content:write',
  resource: 'releases',
  tag: 'files',
  does: 'Deletes a file that no release names, nor one of its publications or of its versions that can be restored.',
  details: ['uses'],
  response: { 204: none },
});
