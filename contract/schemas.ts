import { Type } from 'typebox';

/** A moment as calls have it: a date and time of ISO 8601. */
export const Moment = Type.String({ format: 'date-time' });

export const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
