import { type Static, Type } from 'typebox';
import { orNull } from './schemas';

/**
 * Seller and support contact, as set by the operator; null where a setting is unset (decisions.md, Support and seller).
 */
export const SiteContact = Type.Object({
  supportEmail: orNull(Type.String()),
  seller: Type.Union([Type.Object({ name: Type.String(), address: Type.String() }), Type.Null()]),
});
export type SiteContact = Static<typeof SiteContact>;
