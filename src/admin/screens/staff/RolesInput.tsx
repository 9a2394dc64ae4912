import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { type StaffRole, staffRoles } from '../../../../contract/permissions';

const chosen = (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? undefined : 'staff.rule.roles';

/** The staff roles as check boxes, each with what it allows; at least one is required. */
export function RolesInput() {
  const translate = useTranslate();
  const { field, fieldState } = useInput<{ roles: StaffRole[] }>({
    source: 'roles',
    validate: chosen,
    defaultValue: [],
  });
  const held: StaffRole[] = field.value;
  const errorId = useId();
  const toggle = (role: StaffRole) =>
    field.onChange(held.includes(role) ? held.filter((other) => other !== role) : [...held, role]);
  const message = fieldState.error?.message;
  return (
    <FormControl component="fieldset" error={fieldState.invalid} sx={{ mb: 2, width: 1 }}>
      <FormLabel component="legend">{translate('staff.field.roles')} *</FormLabel>
      <FormGroup onBlur={field.onBlur}>
        {staffRoles.map((role) => (
          <FormControlLabel
            key={role}
            // Beside the first line, and nearer to its own text than to the next role's.
            sx={{ alignItems: 'flex-start', mt: 1, '& .MuiCheckbox-root': { py: 0 } }}
            control={
              <Checkbox
                checked={held.includes(role)}
                onChange={() => toggle(role)}
                slotProps={{ input: { 'aria-describedby': message ? errorId : undefined } }}
              />
            }
            label={
              <>
                <strong>{translate(`staff.role.${role}`)}</strong>
                {' · '}
                {translate(`staff.about.${role}`)}
              </>
            }
          />
        ))}
      </FormGroup>
      {message && (
        <FormHelperText id={errorId} role="alert">
          {translate(message.replace('@@react-admin@@', '').replaceAll('"', ''))}
        </FormHelperText>
      )}
    </FormControl>
  );
}
