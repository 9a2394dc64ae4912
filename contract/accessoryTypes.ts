/** Where an accessory is worn or shown; the number sent is the index. One of each can be worn. */
export const accessoryTypes = ['Head', 'Body', 'Bag', 'Emote', 'Tagname', 'Avatar'] as const;
