import type { Readable } from 'node:stream';
import { imageName, shrink } from './recode';
import { type ImageStore, isImageName, smallName } from './store';

/** Stores a picture of ours and its small one; both or, when one cannot be stored, neither. Returns the picture's name. */
export async function savePicture(images: ImageStore, bytes: Buffer): Promise<string> {
  const name = imageName(bytes);
  try {
    await images.save(smallName(name), await shrink(bytes));
    await images.save(name, bytes);
    return name;
  } catch (error) {
    await takeBackPicture(images, name);
    throw error;
  }
}

/** Whether the store holds a picture of this name. */
export async function isStored(images: ImageStore, name: string): Promise<boolean> {
  const found = isImageName(name) ? await images.read(name) : null;
  (found?.stream as Readable | undefined)?.destroy();
  return found !== null;
}

/**
 * Takes back a picture that was stored a moment ago and that no row has named yet; one that a row has shown is the sweep's
 * (sweep.ts). What stays by mistake is the sweep's work too, never the caller's problem.
 */
export async function takeBackPicture(images: ImageStore, name: string): Promise<void> {
  await Promise.allSettled([images.remove(name), images.remove(smallName(name))]);
}
