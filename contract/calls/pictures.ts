import { Type } from 'typebox';
import { PicturePart } from '../recordSchema';
import { defineCall } from './call';

/** Uploads a picture for a later resource, whose record names it (decisions.md, New resources). */
export const uploadPicture = defineCall({
  method: 'POST',
  path: 'admin/images',
  access: 'pictures:write',
  resource: 'pictures',
  tag: 'images',
  does: 'Stores a picture for a record that will name it.',
  form: Type.Object({ Image: PicturePart }),
  response: { 201: Type.Object({ name: Type.String(), imageUrl: Type.String(), thumbUrl: Type.String() }) },
});
