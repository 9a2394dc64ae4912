/** An address of the wardrobe that a visitor may be led back to; undefined for any other, as whoever made a link wrote it. */
export const wayBack = (path: string | null | undefined): string | undefined =>
  path && /^\/wardrobe(\?item=[\w-]{1,80})?$/.test(path) ? path : undefined;
