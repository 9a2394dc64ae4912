import type { ReactNode } from 'react';
import { HttpError, type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { Navigate, useNavigate } from 'react-router-dom';
import { DialogFrame } from './DialogFrame';
import { FetchFailed } from './FetchFailed';
import { useOpener } from './useBehind';

interface DialogAboutProps<R> {
  resource: string;
  id: string;
  /** Said when the record could not be fetched: a translation key. */
  failed: string;
  /** The path to which closing leads, and the address of a record that is not there, with the query of the address. */
  closeTo: string;
  children: (record: R) => ReactNode;
}

/** A dialog about one record, once it is loaded; when that fails it says so and offers to try again. */
export function DialogAbout<R extends RaRecord>(props: DialogAboutProps<R>) {
  const { resource, id, failed, closeTo, children } = props;
  const translate = useTranslate();
  const navigate = useNavigate();
  const { to, state } = useOpener(closeTo);
  const { data, error, isFetching, refetch } = useGetOne<R>(resource, { id }, { onError: () => undefined });
  if (data) return children(data);
  if (isFetching) return null;
  if (error instanceof HttpError && error.status === 404) return <Navigate to={to} state={state} replace />;
  const close = () => void navigate(to, { state, replace: true });
  return (
    <DialogFrame title={translate('admin.error.broken.title')} onClose={close}>
      <FetchFailed message={failed} onRetry={() => void refetch()} onClose={close} />
    </DialogFrame>
  );
}
