import { encode } from 'uqr';

/** The dark squares of a QR code as an SVG path, and the length of its sides in squares. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { path: squares.join(''), size };
}

/** The secret in groups of four, for typing. */
export const groupedSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;
