import { Alert, Button } from '@mui/material';
import { HttpError, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { requestIdOf } from '../../../dataProvider/errors';
import { kindOfError } from '../../../errors/kindOfError';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import type { RestoredDraft } from './useDraft';
import type { RestoredVersion } from './useRestore';

const space = { mb: 2 };

/** The server's error for the whole form; field errors are shown at the fields. */
function ServerError({ failure }: { failure: unknown }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const root = errors.root as { serverError?: string | { message?: string } } | undefined;
  const message = typeof root?.serverError === 'string' ? root.serverError : root?.serverError?.message;
  if (!message) return null;
  const kind = kindOfError(failure);
  const request = failure instanceof HttpError && failure.status >= 500 && requestIdOf(failure);
  return (
    <Alert severity="error" sx={space}>
      <div>{translate(message, { _: message })}</div>
      {kind === 'offline' && <div>{translate('admin.dialog.offline')}</div>}
      {kind === 'missing' && <div>{translate('admin.dialog.gone')}</div>}
      {request && <div>{translate('admin.dialog.request', { id: request })}</div>}
    </Alert>
  );
}

interface FormNotesProps {
  failure: unknown;
  draft?: RestoredDraft;
  /** An earlier version that was restored into the form. */
  restored?: RestoredVersion;
  /** Returns to the typed values while someone else's version is shown. */
  onBack?: () => void;
}

/** Notes about the whole form, above its inputs. */
export function FormNotes({ failure, draft, restored, onBack }: FormNotesProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <ServerError failure={failure} />
      {draft && (
        <Alert severity="info" sx={space}>
          <span>{translate('admin.dialog.draft')}</span>{' '}
          {draft.picture && <span>{translate('admin.dialog.draftPicture')}</span>}
        </Alert>
      )}
      {restored && (
        <Alert severity="info" sx={space}>
          <span>{translate('admin.history.restored', { at: formatDateTime(restored.at, language) })}</span>{' '}
          {restored.isPictureLost && <span>{translate('admin.history.pictureLost')}</span>}
        </Alert>
      )}
      {onBack && (
        <Alert
          severity="info"
          sx={{ ...space, flexWrap: 'wrap' }}
          action={<Button onClick={onBack}>{translate('admin.conflict.back')}</Button>}
        >
          {translate('admin.conflict.looking')}
        </Alert>
      )}
    </>
  );
}
