import { TextField } from '@mui/material';
import { gatewayNames } from '../../../../contract/gateways';
import { DateField } from '../../ui/inputs/DateField';
import { useTexts } from '../money/useTexts';

interface FieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A native select. */
export const Choice = ({
  label,
  value,
  onChange,
  choices,
}: FieldProps & { choices: Array<[string, string]> }) => (
  <TextField
    select
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
  >
    {choices.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </TextField>
);

/** A gateway; with `all`, also an option for all of them, whose value is the empty string. */
export function GatewayChoice({ all, ...props }: Omit<FieldProps, 'label'> & { all?: string }) {
  const { translate, word } = useTexts();
  const names = gatewayNames.map((name): [string, string] => [name, word('gateway', name)]);
  const choices: Array<[string, string]> = all === undefined ? names : [['', all], ...names];
  return <Choice {...props} label={translate('settlement.form.gateway')} choices={choices} />;
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
