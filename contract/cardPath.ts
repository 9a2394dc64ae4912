/** The path of a player's card, without a language: in lower case, as names in addresses are compared. */
export const cardPath = (userName: string): string => `/u/${userName.toLowerCase()}`;
