import { required, TextInput } from 'react-admin';
import { reasonMost } from '../../../../contract/staffLimits';

/** The reason for a change of money or rights, typed by the person who makes it (studio.md, Rules for everything below). */
export const ReasonInput = () => (
  <TextInput
    source="reason"
    label="admin.dialog.reason"
    helperText="admin.dialog.reasonHelp"
    validate={required('admin.rule.required')}
    slotProps={{ htmlInput: { maxLength: reasonMost } }}
    multiline
    minRows={2}
  />
);
