/** The size in pixels of pictures for shared links, as every page's head says. */
export const sharedSize = { width: 1200, height: 630 } as const;

/** The name or address of the picture for shared links that is made of a stored picture, whose own is given. */
export const sharedOf = (picture: string): string => picture.replace(/\.webp$/, '-share.jpg');
