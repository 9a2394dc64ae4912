import { Alert, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import { Form, useSaveContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNounTexts } from '../resources/useNounTexts';
import { useDefinition } from '../sections/definitionContext';
import { DialogFrame } from './DialogFrame';
import { useCloseDialog } from './dialogPaths';
import { UnsavedGuard } from './UnsavedGuard';

interface FormDialogProps {
  mode: 'create' | 'edit';
  /** Why the record could not be fetched: the dialog opens all the same and says so (product.md section 4). */
  fetchError?: string;
  /** The record is on its way. */
  loading?: boolean;
}

/** The form takes the dialog's place for content and buttons: only its inputs scroll, the buttons stay in sight. */
const formClass = 'dialog-form';

/** What the server refused about the whole form; messages of fields stand at the fields. */
function ServerError() {
  const translate = useTranslate();
  const { errors } = useFormState();
  const root = errors.root as { serverError?: string | { message?: string } } | undefined;
  const message = typeof root?.serverError === 'string' ? root.serverError : root?.serverError?.message;
  return message ? (
    <Alert severity="error" sx={{ mb: 2 }}>
      {translate(message, { _: message })}
    </Alert>
  ) : null;
}

function Buttons({ mode }: { mode: 'create' | 'edit' }) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const { noun } = useNounTexts();
  const { saving } = useSaveContext();
  return (
    <DialogActions>
      <Button onClick={() => close()} disabled={saving}>
        {translate('admin.dialog.cancel')}
      </Button>
      <Button type="submit" variant="contained" disabled={saving} aria-busy={saving}>
        {translate(`admin.dialog.${mode}.${saving ? 'busy' : 'submit'}`, { noun })}
      </Button>
    </DialogActions>
  );
}

/** The add or edit dialog of the page's resource, inside react-admin's create or edit context. */
export function FormDialog({ mode, fetchError, loading = false }: FormDialogProps) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const { noun } = useNounTexts();
  const { inputs, defaultValues, dialogSize: size = 'md' } = useDefinition();
  const { saving } = useSaveContext();
  return (
    <DialogFrame
      title={translate(`admin.dialog.${mode}.title`, { noun })}
      onClose={() => close()}
      busy={saving}
      size={fetchError ? 'xs' : size}
    >
      {fetchError && (
        <>
          <DialogContent>
            <Alert severity="error">{translate(fetchError, { _: fetchError })}</Alert>
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={() => close()}>
              {translate('admin.dialog.close')}
            </Button>
          </DialogActions>
        </>
      )}
      {loading && <Typography sx={{ p: 3 }}>{translate('admin.dialog.loading')}</Typography>}
      {!fetchError && !loading && (
        <Form
          className={formClass}
          noValidate
          disableInvalidFormNotification
          mode="onBlur"
          reValidateMode="onChange"
          defaultValues={mode === 'create' ? defaultValues : undefined}
        >
          <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            <ServerError />
            {inputs?.(mode)}
          </DialogContent>
          <Buttons mode={mode} />
          <UnsavedGuard />
        </Form>
      )}
    </DialogFrame>
  );
}
