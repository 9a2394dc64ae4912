import { useEffect, useState } from 'react';

const known = new Map<string, Promise<boolean>>();

/** Whether a picture's four corners are clear: it then stands on the robot, else beside it. */
async function hasClearCorners(url: string): Promise<boolean> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  const [canvas, size] = [document.createElement('canvas'), 16];
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, size, size);
  const pixels = context?.getImageData(0, 0, size, size).data;
  const corners = [0, size - 1, size * (size - 1), size * size - 1];
  return corners.every((pixel) => (pixels?.[pixel * 4 + 3] ?? 255) < 128);
}

/** The same, once for each picture; one that cannot be read counts as opaque. */
function isTransparent(url: string): Promise<boolean> {
  const found = known.get(url) ?? hasClearCorners(url).catch(() => false);
  known.set(url, found);
  return found;
}

/** Those of some pictures that are known to have transparency. */
export function useTransparent(urls: readonly string[]): ReadonlySet<string> {
  const [transparent, setTransparent] = useState<ReadonlySet<string>>(new Set());
  const key = urls.join(' ');
  useEffect(() => {
    let isCurrent = true;
    const all = key ? key.split(' ') : [];
    void Promise.all(all.map(async (url) => ((await isTransparent(url)) ? [url] : []))).then((found) => {
      if (isCurrent && all.length > 0) setTransparent(new Set(found.flat()));
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return transparent;
}
