import { Box, Button, ButtonGroup } from '@mui/material';
import { useListContext, useTranslate, useTranslateLabel } from 'react-admin';
import { serverDate } from '../../../api/clock';
import { momentsOf, periodNames } from './periods';

/** Narrows a list to a period with one press; a second press removes it. */
export function Periods({ source }: { source: string }) {
  const { filterValues, setFilters, resource } = useListContext();
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const [from, to] = [`${source}_gte`, `${source}_lte`];
  const now = serverDate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
        {labelOf({ source, resource })}
      </Box>
      <ButtonGroup size="small" aria-label={translate('admin.list.period.label')}>
        {periodNames.map((name) => {
          const moments = momentsOf(name, now);
          const isOn = filterValues[from] === moments.from && filterValues[to] === moments.to;
          const { [from]: _, [to]: __, ...others } = filterValues;
          return (
            <Button
              key={name}
              aria-pressed={isOn}
              variant={isOn ? 'contained' : 'outlined'}
              onClick={() =>
                setFilters(isOn ? others : { ...others, [from]: moments.from, [to]: moments.to })
              }
            >
              {translate(`admin.list.period.${name}`)}
            </Button>
          );
        })}
      </ButtonGroup>
    </Box>
  );
}
