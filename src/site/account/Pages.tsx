import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import type { usePages } from './usePages';

interface Props<R> {
  pages: ReturnType<typeof usePages<R>>;
  failed: string;
  /** What stands in place of an empty list. */
  none: ReactNode;
  children: (rows: readonly R[]) => ReactNode;
}

/** A list of the account with its states: loading, failed with a retry, empty, and a button for more. */
export function Pages<R>({
  pages: { rows, hasMore, isReading, isError, more },
  failed,
  none,
  children,
}: Props<R>) {
  const { t } = useTranslation();
  return (
    <>
      {rows && (rows.length > 0 ? children(rows) : none)}
      {!rows && !isError && <p role="status">{t('common.loading')}</p>}
      {isError && <Alert tone="error">{failed}</Alert>}
      {(hasMore || isError) && (
        <Button
          icon={isError ? 'refresh' : 'down'}
          // Stays focusable while busy, so that the keyboard keeps its place.
          aria-disabled={isReading}
          aria-busy={isReading}
          contour={isReading ? 'loading' : undefined}
          onClick={() => !isReading && more()}
        >
          {t(isError ? 'common.retry' : 'account.more')}
        </Button>
      )}
    </>
  );
}
