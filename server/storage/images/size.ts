import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type ImageStore, isImageName } from './store';

/** The size in pixels of a stored picture; undefined for a name that has none. */
export async function pictureSize(
  images: Pick<ImageStore, 'read'>,
  name: string,
): Promise<{ width: number; height: number } | undefined> {
  const found = isImageName(name) ? await images.read(name) : null;
  if (!found) return undefined;
  const { width, height } = await sharp(await buffer(found.stream)).metadata();
  return { width, height };
}
