import { regex, required, TextInput } from 'react-admin';

const form = regex(/^[A-Za-z0-9._/-]{1,64}$/, 'money.rule.reference');

/** The bank's reference of a transfer. */
export const BankReferenceInput = () => (
  <TextInput
    source="reference"
    label="money.field.reference"
    helperText="money.field.referenceHelp"
    validate={[required('admin.rule.required'), form]}
    slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'off' } }}
  />
);
