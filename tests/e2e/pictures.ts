import type { Page } from 'playwright-core';

/**
 * How much two pictures differ: the share of colour values, from 0 to 1, that are clearly different; 1 for pictures of
 * different sizes. `page` is any page: its browser reads the pictures.
 */
export const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [left = new ImageData(1, 1), right = new ImageData(2, 2)] = await Promise.all(
        pictures.map(async (picture) => {
          const bytes = Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes]));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (left.width !== right.width || left.height !== right.height) return 1;
      const apart = left.data.filter((value, n) => Math.abs(value - (right.data[n] ?? 0)) > 48);
      return apart.length / left.data.length;
    },
    [one.toString('base64'), other.toString('base64')],
  );
