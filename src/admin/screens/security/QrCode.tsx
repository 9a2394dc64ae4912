import { encode } from 'uqr';
import { token } from '../../ui/theme/tokens';

/** A QR code, dark on light in both themes, as cameras require. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((line, y) => line.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      role="img"
      aria-label={label}
      width={208}
      height={208}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill={token('text-hi')} />
      <path d={squares.join('')} fill={token('ink-0')} />
    </svg>
  );
}
