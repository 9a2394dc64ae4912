import { drawings } from '../../../art/index';
import { drawAll } from '../../storage/images/draw';
import { savePicture } from '../../storage/images/pair';
import type { ImageStore } from '../../storage/images/store';

/** Stores the named drawings as pictures; returns picture names by drawing. */
export async function storeDrawings(images: ImageStore, keys: string[]): Promise<Map<string, string>> {
  const pictures = await drawAll(keys.map(svgOf));
  const names = await Promise.all(pictures.map((bytes) => savePicture(images, bytes)));
  return new Map(names.map((name, index) => [keys[index] ?? '', name]));
}

function svgOf(key: string): string {
  const draw = drawings[key];
  if (!draw) throw new Error(`Unknown drawing in the demo data: ${key}`);
  return draw();
}
