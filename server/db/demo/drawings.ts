import { drawings } from '../../../art/index';
import { drawAll } from '../../images/draw';
import { imageName } from '../../images/recode';
import type { ImageStore } from '../../images/store';

/** Turns the named drawings into stored pictures; answers the picture's name by the drawing's. */
export async function storeDrawings(images: ImageStore, keys: string[]): Promise<Map<string, string>> {
  const pictures = await drawAll(keys.map(svgOf));
  const named = pictures.map((bytes, index) => ({ key: keys[index] ?? '', name: imageName(bytes), bytes }));
  await Promise.all(named.map(({ name, bytes }) => images.save(name, bytes)));
  return new Map(named.map(({ key, name }) => [key, name]));
}

function svgOf(key: string): string {
  const draw = drawings[key];
  if (!draw) throw new Error(`The demo data names a drawing that is not there: ${key}`);
  return draw();
}
