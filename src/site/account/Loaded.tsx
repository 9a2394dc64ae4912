import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

interface LoadedProps<T> {
  query: { data: T | undefined; isError: boolean; refetch: () => Promise<unknown> };
  /** What is said when it could not be read. */
  unread: string;
  children: (data: T) => ReactNode;
}

/** What a card shows of what it has read: the data, that it is loading, or that it failed, with a retry. */
export function Loaded<T>({ query: { data, isError, refetch }, unread, children }: LoadedProps<T>) {
  const { t } = useTranslation();
  if (data !== undefined) return children(data);
  if (!isError) return <p role="status">{t('common.loading')}</p>;
  return (
    <>
      <Alert tone="error">{unread}</Alert>
      <Button icon="refresh" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </>
  );
}
