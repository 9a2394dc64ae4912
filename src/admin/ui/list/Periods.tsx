import { Box, Button, ButtonGroup } from '@mui/material';
import { useListContext, useTranslate, useTranslateLabel } from 'react-admin';
import { serverDate } from '../../../api/clock';
import { periodFilter, periodIn, periodNames } from './periods';

/** Narrows a list to a period with one press; a second press removes it. */
export function Periods({ source }: { source: string }) {
  const { filterValues, setFilters, resource } = useListContext();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const now = serverDate();
  const { period, others } = periodIn(filterValues, source, now);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {labelOf({ source, resource })}
      </Box>
      <ButtonGroup size="small" aria-label={translate('admin.list.period.label')}>
        {periodNames.map((name) => {
          const isOn = name === period;
          return (
            <Button
              key={name}
              aria-pressed={isOn}
              variant={isOn ? 'contained' : 'outlined'}
              onClick={() => setFilters({ ...others, ...(!isOn && periodFilter(source, name, now)) })}
            >
              {translate(`admin.list.period.${name}`)}
            </Button>
          );
        })}
      </ButtonGroup>
    </Box>
  );
}
