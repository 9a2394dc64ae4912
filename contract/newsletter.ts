import { type Static, Type } from 'typebox';

export const SubscribeBody = Type.Object({ email: Type.String({ maxLength: 254 }) });
export type SubscribeBody = Static<typeof SubscribeBody>;
