import { Type } from 'typebox';
import { OfferReport } from '../offerReport';
import { defineCall } from './call';

export const getOfferReport = defineCall({
  tag: 'admin: offers',
  resource: 'offers',
  method: 'GET',
  path: 'admin/offers/:id/report',
  access: 'figures:read',
  does: 'What a code brought: payments begun and paid with it, players, and revenue per currency.',
  params: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: { 200: OfferReport },
});
