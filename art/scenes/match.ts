import { size } from '../../arena/field';
import { frame } from '../../arena/frame';
import type { Mark } from '../../arena/mark';

const degrees = (radians: number): number => Math.round((radians * 18_000) / Math.PI) / 100;
const hundredth = (n: number): number => Math.round(n * 100) / 100;

function toSvg({ d, fill = 'none', stroke, width, opacity, dash, at }: Mark): string {
  const attributes = {
    d,
    fill,
    stroke,
    'stroke-width': width,
    opacity,
    'stroke-dasharray': dash?.map(hundredth).join(' '),
    transform:
      at && `translate(${hundredth(at[0])} ${hundredth(at[1])})${at[2] ? ` rotate(${degrees(at[2])})` : ''}`,
  };
  const written = Object.entries(attributes).map(([name, value]) =>
    value === undefined || value === '' ? '' : ` ${name}="${value}"`,
  );
  return `<path${written.join('')}/>`;
}

/**
 * The arena of the home page as a drawing, `seconds` after its start. The banner shows the start itself before it plays,
 * so that nothing jumps when playback begins.
 */
export function matchScene(seconds = 0): string {
  const { floor, cones, blocks, actors } = frame(seconds);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" stroke-miterlimit="8">`;
  return `${open}${[...floor, ...cones, ...blocks, ...actors].map(toSvg).join('')}</svg>\n`;
}
