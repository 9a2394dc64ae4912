/** The text of the back office's search, in characters. */
export const searchText = { least: 2, most: 254 } as const;
/** How many of each kind are shown. */
export const searchRows = 5;
