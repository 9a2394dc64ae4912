import type { Layer } from '../../robot/composed';
import { layerPart } from '../../robot/drawn';

/** A layer of the robot. */
export function Drawn({ layer }: { layer: Layer }) {
  if ('drawing' in layer) return <use href={layerPart(layer.drawing)} />;
  const [x, y, width, height] = layer.box;
  return <image href={layer.picture} x={x} y={y} width={width} height={height} />;
}
