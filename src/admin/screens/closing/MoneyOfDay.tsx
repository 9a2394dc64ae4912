import { Box, Typography } from '@mui/material';
import type { DailyClose, DaySum } from '../../../../contract/closing';
import { figures } from '../../ui/figures';
import { Panel } from '../../ui/Panel';
import { useTexts } from '../money/useTexts';

const striped = 'repeating-linear-gradient(45deg, currentColor 0 3px, transparent 3px 6px)';

/** Where a day's money can be, in the order of the equation, and the look of its part of the bar: not by colour alone. */
const places = [
  { name: 'allocated', look: { color: 'success.main', background: 'currentColor' } },
  { name: 'held', look: { color: 'warning.main', background: striped } },
  { name: 'returned', look: { color: 'info.main', border: '2px solid' } },
  { name: 'writtenOff', look: { color: 'text.secondary', border: '2px dotted' } },
  { name: 'missing', look: { color: 'error.main', background: 'currentColor' } },
] as const;
type Look = (typeof places)[number]['look'];

const row = { display: 'flex', justifyContent: 'space-between', gap: 2, py: 0.5 } as const;
const bar = { display: 'flex', height: 12, gap: '2px', my: 1.5 } as const;

/** The parts of the day's money, with widths proportional to their amounts; even the smallest part stays visible. */
const Bar = ({ sum }: { sum: DaySum }) => (
  <Box aria-hidden sx={bar}>
    {places
      .filter(({ name }) => sum[name] !== 0)
      .map(({ name, look }) => (
        <Box key={name} sx={{ ...look, flex: `${Math.abs(sum[name])} 0 4px` }} />
      ))}
  </Box>
);

interface LineProps {
  name: string;
  value: string;
  /** The value when the day was signed off, if different. */
  before: string | null;
  look?: Look;
  isStrong?: boolean;
}

function Line({ name, value, before, look, isStrong = false }: LineProps) {
  const { translate } = useTexts();
  return (
    <Box sx={row}>
      <Box
        component="dt"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: isStrong ? 700 : 400 }}
      >
        {look && <Box aria-hidden sx={{ ...look, width: 12, height: 12, flexShrink: 0 }} />}
        <span>{translate(`closing.money.${name}`)}</span>
      </Box>
      <Box component="dd" sx={{ m: 0, textAlign: 'right', fontWeight: isStrong ? 700 : 400, ...figures }}>
        {value}
        {before !== null && (
          <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
            {translate('closing.money.before', { value: before })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

/**
 * One currency: what moved, and where that money is now. A day that was signed off without any of its money had none of it;
 * `closed` is null before that.
 */
function Currency({ sum, closed }: { sum: DaySum; closed: DailyClose['closed'] }) {
  const { translate, money } = useTexts();
  const shown = (name: keyof DaySum) => money(Number(sum[name]), sum.currency);
  const kept = closed?.sums.find(({ currency }) => currency === sum.currency);
  const before = (name: keyof DaySum) => {
    const then = Number(kept?.[name] ?? 0);
    return closed && then !== sum[name] ? money(then, sum.currency) : null;
  };
  const isWhole = sum.missing === 0;
  return (
    <Box component="li" sx={{ listStyle: 'none', '& + &': { mt: 3 } }}>
      <Bar sum={sum} />
      <Box component="dl" sx={{ m: 0 }}>
        <Line
          name="moved"
          value={`${shown('moved')} · ${translate('closing.files.movements', { smart_count: sum.movements })}`}
          before={before('moved')}
          isStrong
        />
        {places
          .filter(({ name }) => name !== 'missing' || !isWhole)
          .map(({ name, look }) => (
            <Line key={name} name={name} value={shown(name)} before={before(name)} look={look} />
          ))}
      </Box>
      <Typography color={isWhole ? 'success.main' : 'error.main'} sx={{ fontWeight: 600, mt: 0.5 }}>
        {translate(isWhole ? 'closing.money.whole' : 'closing.money.broken')}
      </Typography>
      <Box component="dl" sx={{ m: 0, mt: 1, borderTop: '1px solid', borderColor: 'divider' }}>
        <Line name="refunded" value={shown('refunded')} before={before('refunded')} />
      </Box>
    </Box>
  );
}

/** The money of a day in each currency, and the values when somebody signed it off. */
export function MoneyOfDay({ day: { sums, closed } }: { day: DailyClose }) {
  const { translate } = useTexts();
  return (
    <Panel title={translate('closing.money.title')}>
      {sums.length === 0 ? (
        <Typography color="text.secondary">{translate('closing.money.none')}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {sums.map((sum) => (
            <Currency key={sum.currency} sum={sum} closed={closed} />
          ))}
        </Box>
      )}
    </Panel>
  );
}
