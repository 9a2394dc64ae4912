import { Typography } from '@mui/material';
import { type ReactNode, type RefObject, useId } from 'react';
import { Form, useRecordContext, useSaveContext, useTranslate } from 'react-admin';
import { DialogFrame } from '../../ui/dialogs/DialogFrame';
import { UnsavedGuard } from '../../ui/dialogs/UnsavedGuard';
import { isPhone, useScreen } from '../../ui/useScreen';
import { useDefinition } from '../definition/definitionContext';
import { useCloseDialog } from '../definition/dialogPaths';
import { useCalled } from '../definition/useCalled';
import { useResourceTexts } from '../definition/useResourceTexts';
import { FormBody } from './FormBody';

interface FormDialogProps {
  mode: 'create' | 'edit';
  /** The record is loading. */
  loading?: boolean;
  /** The error of the last save. */
  failure?: unknown;
  /** Shown instead of the form when there is no record. */
  instead?: ReactNode;
  /** Whether the next save closes the dialog; set by the form's buttons. */
  isClosing: RefObject<boolean>;
}

/** The form takes over the dialog's layout: only its inputs scroll, the buttons stay visible. */
const formClass = 'dialog-form';

/** The record's name below the title. */
const named = { px: 3, mt: -1.5, mb: 1, overflowWrap: 'anywhere' };

/** The add or edit dialog of the page's resource, inside react-admin's create or edit context. */
export function FormDialog({ mode, loading = false, failure, instead, isClosing }: FormDialogProps) {
  const translate = useTranslate();
  const close = useCloseDialog();
  const { noun } = useResourceTexts();
  const { defaultValues, dialogSize = 'md' } = useDefinition();
  const record = useRecordContext();
  const called = useCalled();
  // On a phone every form has the whole screen.
  const formSize = useScreen(isPhone) ? 'md' : dialogSize;
  const { saving } = useSaveContext();
  const id = useId();
  return (
    <DialogFrame
      title={translate(`admin.dialog.${mode}.title`, { noun })}
      onClose={() => close()}
      busy={saving}
      size={instead ? 'xs' : formSize}
    >
      {mode === 'edit' && !loading && !instead && record && (
        <Typography color="text.secondary" sx={named}>
          {called(record)}
        </Typography>
      )}
      {loading && <Typography sx={{ p: 3 }}>{translate('admin.dialog.loading')}</Typography>}
      {instead}
      {!loading && !instead && (
        <Form
          id={id}
          className={formClass}
          noValidate
          disableInvalidFormNotification
          mode="onBlur"
          reValidateMode="onChange"
          defaultValues={mode === 'create' ? defaultValues : undefined}
        >
          <FormBody mode={mode} formId={id} failure={failure} isClosing={isClosing} />
          <UnsavedGuard />
        </Form>
      )}
    </DialogFrame>
  );
}
