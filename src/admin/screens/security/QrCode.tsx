import { qrPath } from '../../../security/qrCode';
import { token } from '../../ui/theme/tokens';

/** A QR code, dark on light in both themes, as cameras require. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
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
      <path d={path} fill={token('ink-0')} />
    </svg>
  );
}
