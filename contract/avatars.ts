/** The drawn avatars, which every player may choose; their pictures are in `public/art/avatars`. */
export const avatars = ['trau', 'meo', 'rong', 'khi', 'ga', 'lon'] as const;
export type Avatar = (typeof avatars)[number];

/** The drawn avatar of a stored name, which another version may have had. */
export const avatarNamed = (name: string | null): Avatar | null =>
  avatars.find((one) => one === name) ?? null;
