import { type Static, Type } from 'typebox';
import { emailLength } from './limits';

export const SubscribeBody = Type.Object({ email: Type.String({ maxLength: emailLength }) });
export type SubscribeBody = Static<typeof SubscribeBody>;
