import { Box, Button, ButtonGroup } from '@mui/material';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DateField } from '../../ui/inputs/DateField';
import { narrowest } from '../../ui/useScreen';
import { type Period, type PeriodName, periodNames, today } from './period';

interface PeriodChooserProps {
  period: Period;
  onChoose: (period: PeriodName | Omit<Period, 'name'>) => void;
  refused: { from?: string | undefined; to?: string | undefined };
}

/** Periods that end today with one press, or a custom range of days. */
export function PeriodChooser({ period, onChoose, refused }: PeriodChooserProps) {
  const translate = useTranslate();
  const id = useId();
  const isOwn = period.name === 'own';
  const [isOpen, setOpen] = useState(isOwn);
  const isShown = isOpen || isOwn;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ButtonGroup
        size="small"
        aria-label={translate('figures.period.label')}
        // On a phone all of them stand in one line.
        sx={{
          flexWrap: 'wrap',
          '& .MuiButton-root': { px: { xs: 0.75, sm: 1.25 }, [narrowest]: { px: 0.5, fontSize: 12 } },
        }}
      >
        {periodNames.map((name) => (
          <Button
            key={name}
            aria-pressed={period.name === name}
            variant={period.name === name ? 'contained' : 'outlined'}
            onClick={() => {
              setOpen(false);
              onChoose(name);
            }}
          >
            {translate(`figures.period.${name}`)}
          </Button>
        ))}
        <Button
          aria-pressed={isOwn}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          variant={isOwn ? 'contained' : 'outlined'}
          onClick={() => setOpen(!isOpen)}
        >
          {translate('figures.period.own')}
        </Button>
      </ButtonGroup>
      {isShown && <OwnPeriod id={id} period={period} onChoose={onChoose} refused={refused} />}
    </Box>
  );
}

function OwnPeriod({ id, period, onChoose, refused }: PeriodChooserProps & { id: string }) {
  const translate = useTranslate();
  const { from, to } = period;
  const [typed, setTyped] = useState({ from, to });
  useEffect(() => setTyped({ from, to }), [from, to]);
  const show = (event: FormEvent) => {
    event.preventDefault();
    onChoose(typed);
  };
  const field = (name: 'from' | 'to') => (
    <DateField
      name={name}
      label={translate(`figures.period.${name}`)}
      value={typed[name]}
      onChange={(day) => setTyped({ ...typed, [name]: day })}
      error={Boolean(refused[name])}
      helperText={refused[name]}
      max={today()}
      sx={{ width: 190, m: 0 }}
    />
  );
  return (
    <Box
      component="form"
      id={id}
      noValidate
      onSubmit={show}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start' }}
    >
      {field('from')}
      {field('to')}
      <Button type="submit" variant="outlined" sx={{ height: 40 }}>
        {translate('figures.period.show')}
      </Button>
    </Box>
  );
}
