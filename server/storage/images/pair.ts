import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sharedOf } from '../../../contract/sharing';
import { forSharing, imageName, shrink } from './recode';
import { type ImageStore, isImageName, smallName } from './store';

/** Stores a picture and its thumbnail, or neither when one fails. Returns the picture's name. */
export async function savePicture(images: ImageStore, bytes: Buffer): Promise<string> {
  const name = imageName(bytes);
  try {
    await images.save(smallName(name), await shrink(bytes));
    await images.save(name, bytes);
    return name;
  } catch (error) {
    await discardPicture(images, name);
    throw error;
  }
}

/** Whether the store contains a picture of this name. */
export const isStored = async (images: ImageStore, name: string): Promise<boolean> =>
  isImageName(name) && has(images, name);

async function has(images: Pick<ImageStore, 'read'>, name: string): Promise<boolean> {
  const found = await images.read(name);
  (found?.stream as Readable | undefined)?.destroy();
  return found !== null;
}

/** Stores what shared links show of a picture, unless it is there; returns false when there is no such picture. */
export async function keepShared(images: Pick<ImageStore, 'read' | 'save'>, name: string): Promise<boolean> {
  if (await has(images, sharedOf(name))) return true;
  const found = isImageName(name) ? await images.read(name) : null;
  if (!found) return false;
  await images.save(sharedOf(name), await forSharing(await buffer(found.stream)));
  return true;
}

/**
 * Deletes a picture that was just stored and that no row has referenced yet; referenced ones are left to the sweep
 * (sweep.ts). A failure is left to the sweep too and never reaches the caller.
 */
export async function discardPicture(images: ImageStore, name: string): Promise<void> {
  await Promise.allSettled([images.remove(name), images.remove(smallName(name))]);
}
