/** The address of a mail with its subject filled in. */
export const mailto = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;
