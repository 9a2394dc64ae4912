import type { ReactNode } from 'react';
import { HttpError, type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router-dom';
import { DialogFrame } from './DialogFrame';
import { FetchFailed } from './FetchFailed';

interface DialogAboutProps<R> {
  resource: string;
  id: string;
  /** Said when the record could not be fetched: a translation key. */
  failed: string;
  /** The address that closing leads to, and one of a record that is not there. */
  closeTo: string;
  children: (record: R) => ReactNode;
}

/** A dialog about one record, once it is loaded; when that fails it says so and offers to try again. */
export function DialogAbout<R extends RaRecord>(props: DialogAboutProps<R>) {
  const { resource, id, failed, closeTo, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id }, { onError: () => undefined });
  if (data) return children(data);
  if (isFetching) return null;
  if (error instanceof HttpError && error.status === 404) return <Navigate to={closeTo} replace />;
  const close = () => void navigate(closeTo, { replace: true });
  return (
    <DialogFrame title={translate('admin.error.broken.title')} onClose={close}>
      <FetchFailed message={failed} onRetry={() => void refetch()} onClose={close} />
    </DialogFrame>
  );
}
