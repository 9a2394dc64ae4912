import type { Live } from './live';

/** The address of a record's picture, if it has one. */
export const pictureOf = ({ image }: Live['fields']): { image?: string } =>
  image ? { image: `/images/${String(image)}` } : {};
