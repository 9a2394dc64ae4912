import type { InSight } from './inSight';

/** The address of a record's picture, if it has one. */
export const pictureOf = ({ image }: InSight['fields']): { image?: string } =>
  image ? { image: `/images/${String(image)}` } : {};
