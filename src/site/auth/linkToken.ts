/** The token of a mailed link. It stands behind the #, which no browser sends to a server or names to another page. */
export const linkToken = (): string => window.location.hash.slice(1);
