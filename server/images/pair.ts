import type { Readable } from 'node:stream';
import { imageName, shrink } from './recode';
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
export async function isStored(images: ImageStore, name: string): Promise<boolean> {
  const found = isImageName(name) ? await images.read(name) : null;
  (found?.stream as Readable | undefined)?.destroy();
  return found !== null;
}

/**
 * Deletes a picture that was just stored and that no row has referenced yet; referenced ones are left to the sweep
 * (sweep.ts). A failure is left to the sweep too and never reaches the caller.
 */
export async function discardPicture(images: ImageStore, name: string): Promise<void> {
  await Promise.allSettled([images.remove(name), images.remove(smallName(name))]);
}
