import { Alert, Button, DialogActions, DialogContent, DialogContentText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, required, TextInput, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { StaffMember } from '../../../contract/staff';
import { paths } from '../../paths';
import { DialogFrame } from '../dialogs/DialogFrame';
import { UnsavedGuard } from '../dialogs/UnsavedGuard';
import { fieldErrors } from './fieldErrors';
import { useStaffCall } from './useStaff';

interface StaffDialogProps<V> {
  /** Its key in `staff.dialog`. */
  name: string;
  /** The person concerned, except for an invitation. */
  member?: StaffMember;
  call: (values: V) => Promise<unknown>;
  defaultValues?: Partial<V>;
  isDanger?: boolean;
  /** Inputs above the reason. */
  children?: ReactNode;
}

/** A change of the staff; the reason is required (studio.md, Rules for everything below). */
export function StaffDialog<V extends object>(props: StaffDialogProps<V>) {
  const { name, member, call, defaultValues, isDanger = false, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const text = (key: string) => translate(`staff.dialog.${name}.${key}`);
  const close = (saved = false) => void navigate(paths.admin.staff, { state: { saved }, replace: true });
  const { mutateAsync, isPending, error } = useStaffCall(call, `staff.dialog.${name}.done`);
  const submit = (values: object) => mutateAsync(values as V).then(() => close(true), fieldErrors);
  return (
    <DialogFrame title={text('title')} onClose={() => close()} busy={isPending} size="sm">
      <Form onSubmit={submit} defaultValues={defaultValues} noValidate disableInvalidFormNotification>
        <DialogContent inert={isPending}>
          {error && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {translate(error.message, { _: error.message })}
            </Alert>
          )}
          {member && <Typography sx={{ fontWeight: 600 }}>{member.userName || member.email}</Typography>}
          <DialogContentText sx={{ mb: 2 }}>{text('text')}</DialogContentText>
          {children}
          <TextInput
            source="reason"
            label="staff.field.reason"
            helperText="staff.field.reasonHelp"
            validate={required('admin.rule.required')}
            slotProps={{ htmlInput: { maxLength: 500 } }}
            multiline
            minRows={2}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => close()} disabled={isPending}>
            {translate('admin.dialog.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            disabled={isPending}
            aria-busy={isPending}
          >
            {isPending ? translate('staff.busy') : text('submit')}
          </Button>
        </DialogActions>
        <UnsavedGuard />
      </Form>
    </DialogFrame>
  );
}
