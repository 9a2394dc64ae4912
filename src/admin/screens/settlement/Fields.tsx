import { TextField } from '@mui/material';
import { gatewayNames } from '../../../../contract/gateways';
import { DateField } from '../../ui/inputs/DateField';
import { useTexts } from '../money/useTexts';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

interface ChoiceProps<V extends string> {
  label: string;
  value: V;
  onChange: (value: V) => void;
  choices: ReadonlyArray<readonly [V, string]>;
}

/** A native select. */
export function Choice<V extends string>({ label, value, onChange, choices }: ChoiceProps<V>) {
  const choose = (id: string) => {
    const [chosen] = choices.find(([one]) => one === id) ?? [];
    if (chosen !== undefined) onChange(chosen);
  };
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {choices.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

/** The gateways with their names. */
export function useGatewayChoices() {
  const { word } = useTexts();
  return gatewayNames.map((name) => [name, word('gateway', name)] as const);
}

/** A day in Vietnam. */
export const DayField = ({ label, value, onChange, help }: FieldProps & { help?: string }) => (
  <DateField size="small" label={label} value={value} onChange={onChange} helperText={help} />
);

export const fieldGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  mt: 2,
} as const;
