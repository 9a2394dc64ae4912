import { FormControlLabel, Radio, RadioGroup } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { isInState, type StatusDialogSpec } from '../definition/resourceDefinition';

interface StatusChoicesProps {
  states: StatusDialogSpec['states'];
  record: RaRecord;
  chosen: string;
  disabled: boolean;
  onChoose: (label: string) => void;
}

/** The states of a record as a radio group; the current one is marked and cannot be chosen (AD-7). */
export function StatusChoices({ states, record, chosen, disabled, onChoose }: StatusChoicesProps) {
  const translate = useTranslate();
  const labelOf = (state: StatusDialogSpec['states'][number]) =>
    isInState(record, state)
      ? `${translate(state.label)} (${translate('admin.dialog.status.current')})`
      : translate(state.label);
  return (
    <RadioGroup
      aria-label={translate('admin.dialog.status.group')}
      value={chosen}
      onChange={(_, label) => onChoose(label)}
    >
      {states.map((state) => (
        <FormControlLabel
          key={state.label}
          value={state.label}
          // The dialog's focus trap considers the first radio button of a group tabbable, even if it is disabled.
          control={<Radio name={isInState(record, state) ? 'current' : undefined} />}
          label={labelOf(state)}
          disabled={isInState(record, state) || disabled}
        />
      ))}
    </RadioGroup>
  );
}
