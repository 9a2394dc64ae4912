import { chartHeight, type NamedSeries, type Point } from './look';

/** If lines end within this many pixels of each other, their labels are pushed apart. */
const labelHeight = 15;
/** Width of a line's sample before its name, with the gap between them. */
const sample = 20;

/** The room in pixels to the right of lines with such names at their ends. */
export function roomFor(series: readonly NamedSeries[]): number {
  const longest = Math.max(0, ...series.map(({ name }) => name.length));
  return 16 + (longest && sample + longest * 7);
}

/** The last number of each series, and by how much its label is moved so that no two overlap. */
export function endsOf(points: readonly Point[], series: readonly NamedSeries[]) {
  const most = Math.max(1, ...points.flatMap(({ values }) => series.map(({ key }) => values[key] ?? 0)));
  const ends = series.flatMap(({ key, name }, order) => {
    const last = points.findLast(({ values }) => values[key] !== null && values[key] !== undefined);
    const value = last?.values[key];
    return last && typeof value === 'number' ? [{ key, name, order, at: last.at, value }] : [];
  });
  let above = Number.NEGATIVE_INFINITY;
  return [...ends]
    .sort((a, b) => b.value - a.value || a.order - b.order)
    .map((end) => {
      const place = (1 - end.value / most) * (chartHeight - 50);
      const shown = Math.max(place, above + labelHeight);
      above = shown;
      return { ...end, dy: shown - place };
    });
}

/** The end of a line, given the box around its dot. */
const placeOf = (box: unknown): { x: number; y: number } => {
  const { x = 0, y = 0, width = 0, height = 0 } = (box ?? {}) as Partial<DOMRect>;
  return { x: x + width + 5, y: y + height / 2 };
};

interface EndLabelProps {
  x: number;
  y: number;
  dy: number;
  name: string;
  dash: string | undefined;
  colour: string | undefined;
  fill: string;
}

/** A sample of the line, as several may end together, and its name. */
const EndLabel = ({ x, y, dy, name, dash, colour, fill }: EndLabelProps) => (
  <g transform={`translate(${x} ${y + dy})`}>
    <line x2={sample - 4} stroke={colour} strokeWidth={2} strokeDasharray={dash} />
    <text x={sample} fill={fill} fontSize={12} dominantBaseline="central">
      {name}
    </text>
  </g>
);

/** The label of a line's end, as a dot of the chart takes it. */
export const endLabel = (label: Omit<EndLabelProps, 'x' | 'y'>) => ({
  content: ({ viewBox }: { viewBox?: unknown }) => <EndLabel {...placeOf(viewBox)} {...label} />,
});
