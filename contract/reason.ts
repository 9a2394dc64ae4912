import { Type } from 'typebox';
import { reasonMost } from './staffLimits';

/** Why somebody changes money or rights, in their own words (studio.md, Rules for everything below). */
export const Reason = Type.String({ minLength: 1, maxLength: reasonMost, pattern: '\\S' });
