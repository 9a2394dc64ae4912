import type { Layer } from '../../robot/composed';

/** A part of a layer's drawing. */
export const fileOf = (name: string, part: string): string => `/art/robot/${name}.svg#${part}`;

/** A layer of the robot. */
export function Drawn({ layer }: { layer: Layer }) {
  if ('file' in layer) return <use href={fileOf(layer.file, 'item')} />;
  const [x, y, width, height] = layer.box;
  return <image href={layer.picture} x={x} y={y} width={width} height={height} />;
}
