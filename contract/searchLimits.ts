import { emailLength } from './limits';
/** The text of the back office's search, in characters. */
export const searchText = { least: 2, most: emailLength } as const;
/** How many of each kind are shown. */
export const searchRows = 5;
