import { Alert, Box, Button } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import { guarded } from '../../../dataProvider/errors';
import { fieldErrors } from '../../ui/dialogs/fieldErrors';

interface SecurityFormProps<V, R> {
  call: (values: V) => Promise<R>;
  onDone: (result: R) => void;
  /** Translation key of the button's text. */
  submit: string;
  validate?: (values: V) => Record<string, string>;
  children: ReactNode;
  /** Buttons next to the submit button. */
  actions?: ReactNode;
}

/** A short form of "My security": refusals are shown at the fields, and the form is emptied once accepted. */
export function SecurityForm<V extends object, R>(props: SecurityFormProps<V, R>) {
  const { call, onDone, submit, validate, children, actions } = props;
  const translate = useTranslate();
  const [sent, setSent] = useState(0);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (values: V) => guarded('security.failed', () => call(values)),
  });
  const send = (values: object) =>
    mutateAsync(values as V).then((result) => {
      setSent(sent + 1);
      onDone(result);
      return undefined;
    }, fieldErrors);
  return (
    <Form
      key={sent}
      onSubmit={send}
      validate={validate && ((values) => validate(values as V))}
      noValidate
      disableInvalidFormNotification
      sanitizeEmptyValues={false}
    >
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(error.message, { _: error.message })}
        </Alert>
      )}
      <Box inert={isPending} sx={{ maxWidth: 420 }}>
        {children}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isPending} aria-busy={isPending}>
          {translate(isPending ? 'security.busy' : submit)}
        </Button>
        {actions}
      </Box>
    </Form>
  );
}
