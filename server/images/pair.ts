import { imageName, shrink } from './recode';
import { type ImageStore, smallName } from './store';

/** Stores a picture of ours and its small one; both or, when one cannot be stored, neither. Answers the picture's name. */
export async function savePicture(images: ImageStore, bytes: Buffer): Promise<string> {
  const name = imageName(bytes);
  try {
    await images.save(smallName(name), await shrink(bytes));
    await images.save(name, bytes);
    return name;
  } catch (error) {
    await dropPicture(images, name);
    throw error;
  }
}

/** Removes both. What stays by mistake is the sweep's work, never the caller's problem. */
export async function dropPicture(images: ImageStore, name: string): Promise<void> {
  await Promise.allSettled([images.remove(name), images.remove(smallName(name))]);
}
