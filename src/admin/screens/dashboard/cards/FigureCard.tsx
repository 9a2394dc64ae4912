import UpIcon from '@mui/icons-material/NorthEast';
import DownIcon from '@mui/icons-material/SouthEast';
import { Box, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatShare } from '../../../i18n/formats';
import { useFormats } from '../../../i18n/useFormats';
import { figures } from '../../../ui/figures';
import type { Change } from './change';
import type { CardFacts, Line, Unit } from './facts';
import { Spark } from './Spark';

const face = { fontFamily: "'Chakra Petch', sans-serif", fontWeight: 700, lineHeight: 1.3, ...figures };

/** A value formatted for its unit. */
function useValue() {
  const { money, number, language } = useFormats();
  return (value: number | null, unit: Unit): string => {
    if (value === null) return '–';
    if (unit === 'share') return formatShare(value, language);
    if (unit === 'number') return number(value);
    // An average in đồng has no meaningful fraction.
    return money(unit.currency === 'VND' ? Math.round(value) : value, unit.currency);
  };
}

/** Above a factor of eleven a percentage is unreadable. */
const manifold = 10;
const isShare = (unit: Unit) => unit === 'share';

/** The change in words and as an arrow, never by colour alone. */
function ChangeNote({ line, isMoreBetter }: { line: Line; isMoreBetter: boolean | undefined }) {
  const { translate, language, number } = useFormats();
  const show = useValue();
  const { change, before, unit } = line;
  if (!change) return <>{translate('figures.change.unknown')}</>;
  if (change.direction === 'new') return <>{translate('figures.change.fromNone')}</>;
  const parts = Math.abs(change.by);
  const points = Math.round(parts * 1000) / 10;
  const by = isShare(unit)
    ? translate('figures.change.points', { points: number(points), smart_count: points })
    : formatShare(parts, language);
  return (
    <>
      <Arrow direction={change.direction} isMoreBetter={isMoreBetter} />
      {change.direction === 'same' ? (
        <span>{translate('figures.change.same')}</span>
      ) : (
        <Box component="span" sx={{ color: 'text.primary', fontWeight: 600 }}>
          {change.direction === 'up' && parts >= manifold && !isShare(unit)
            ? translate('figures.change.times', { times: number(Math.round(parts + 1)) })
            : translate(`figures.change.${change.direction}`, { by })}
        </Box>
      )}
      <span>{` · ${translate('figures.change.before', { value: show(before, unit) })}`}</span>
    </>
  );
}

function Arrow({
  direction,
  isMoreBetter,
}: Pick<Change, 'direction'> & { isMoreBetter: boolean | undefined }) {
  if (direction !== 'up' && direction !== 'down') return null;
  const Icon = direction === 'up' ? UpIcon : DownIcon;
  const isGood = (direction === 'up') === isMoreBetter;
  const color = isMoreBetter === undefined ? 'text.secondary' : isGood ? 'success.main' : 'error.main';
  return <Icon aria-hidden sx={{ fontSize: 15, color, mr: 0.5, verticalAlign: '-2px' }} />;
}

function Figure({ line, label, isLarge }: { line: Line; label: string; isLarge: boolean }) {
  const show = useValue();
  const value = show(line.value, line.unit);
  const sx = {
    ...face,
    fontSize: isLarge ? { xs: 26, lg: 32 } : { xs: 'min(20px, 5.1vw)', lg: 24 },
    display: 'block',
  };
  if (!line.to || line.value === null)
    return (
      <Typography component="span" sx={sx}>
        {value}
      </Typography>
    );
  return (
    <Typography
      component={Link}
      to={line.to}
      aria-label={`${label}: ${value}`}
      sx={{ ...sx, color: 'inherit', textDecorationThickness: 1, textUnderlineOffset: 5 }}
    >
      {value}
    </Typography>
  );
}

/** One figure of the period with its change, separately for each currency. */
export function FigureCard({ name, lines, isMoreBetter, days }: CardFacts) {
  const { translate } = useFormats();
  const label = translate(`figures.card.${name}`);
  const isLarge = name === 'revenue';
  return (
    <Box component="li" className={isLarge ? 'is-wide' : undefined}>
      <Typography component="div" variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {lines.length === 0 && (
        <Typography component="span" sx={{ ...face, fontSize: 24 }}>
          –
        </Typography>
      )}
      {lines.map((line) => (
        <Box key={JSON.stringify(line.unit)} sx={{ mb: 0.5 }}>
          <Figure line={line} label={label} isLarge={isLarge} />
          <Typography variant="body2" color="text.secondary" sx={figures}>
            {name === 'openCases' ? (
              translate('figures.card.now')
            ) : (
              <>
                {line.count ? `${translate('figures.change.refunds', line.count)} · ` : ''}
                <ChangeNote line={line} isMoreBetter={isMoreBetter} />
              </>
            )}
          </Typography>
        </Box>
      ))}
      {days && <Spark days={days} />}
    </Box>
  );
}
