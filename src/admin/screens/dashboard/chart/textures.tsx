import { Box } from '@mui/material';
import { legendList, type NamedSeries } from './look';

/** Each colour exists plain, hatched and dotted, so that no two parts differ by colour alone. */
const textures = ['plain', 'hatched', 'dotted'] as const;

export interface Fill extends NamedSeries {
  /** The pattern's id in the page. */
  id: string;
  colour: string;
  texture: (typeof textures)[number];
}

export const texturesOf = (series: readonly NamedSeries[], colours: readonly string[], id: string): Fill[] =>
  series.map(({ key, name }, order) => ({
    key,
    name,
    id: `${id}-${order}`,
    colour: colours[order % colours.length] ?? 'currentColor',
    texture: textures[Math.floor(order / colours.length) % textures.length] ?? 'plain',
  }));

/** The patterns used by bars and legend. */
export const Textures = ({ fills }: { fills: readonly Fill[] }) => (
  <svg width={0} height={0} aria-hidden style={{ position: 'absolute' }}>
    <defs>
      {fills.map(({ key, id, colour, texture }) => (
        <pattern
          key={key}
          id={id}
          width={6}
          height={6}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={6} height={6} fill={colour} fillOpacity={texture === 'plain' ? 1 : 0.22} />
          {texture === 'hatched' && <rect width={2.5} height={6} fill={colour} />}
          {texture === 'dotted' && <circle cx={3} cy={3} r={1.6} fill={colour} />}
        </pattern>
      ))}
    </defs>
  </svg>
);

const swatch = 12;

/** The legend; hidden from screen readers, which have the table. */
export const Legend = ({ fills }: { fills: readonly Fill[] }) => (
  <Box component="ul" aria-hidden sx={legendList}>
    {fills.map(({ key, id, name, colour }) => (
      <Box component="li" key={key} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: 12 }}>
        <svg width={swatch} height={swatch} aria-hidden>
          <rect width={swatch} height={swatch} fill={`url(#${id})`} stroke={colour} strokeWidth={2} />
        </svg>
        {name}
      </Box>
    ))}
  </Box>
);
