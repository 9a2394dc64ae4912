import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { getReceipt } from '../../../contract/calls/payments';
import { hasStatus } from '../../api/ApiError';
import { call } from '../../api/call';

import { cx } from '../ui/cx';
import { useLanguage } from '../ui/useLanguage';
import { keepReceipt } from './keepReceipt';
import { ReceiptDocument } from './ReceiptDocument';
import styles from './ReceiptPage.module.css';
import { ReceiptProblem } from './ReceiptProblem';
import { receiptPath } from './receiptPath';
import { receiptTexts } from './receiptTexts';

/**
 * The receipt behind the link in a mail (living-site.md section 4). The key stays in the address, so that the page can be
 * reloaded and bookmarked.
 */
export function Page() {
  const language = useLanguage();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const key = search.get('key') ?? '';
  const { data, error, isFetching, isLoading, refetch } = useQuery({
    queryKey: ['site', 'receipt', id, key],
    queryFn: ({ signal }) => call(getReceipt, { params: { id }, query: { key } }, signal),
    enabled: key !== '',
  });
  useEffect(() => {
    const sheet = document.querySelector<HTMLElement>('[data-receipt]');
    // Without storage it can only be read online.
    if (data && sheet) keepReceipt(sheet, receiptPath(id, key)).catch(() => undefined);
  }, [data, id, key]);
  const again = hasStatus(error, 404) || key === '' ? undefined : () => void refetch();
  return (
    <div className={cx('sheet', styles.page)}>
      <div className={cx('container', styles.frame)}>
        {data && <ReceiptDocument receipt={data} />}
        {isLoading && <p role="status">{receiptTexts[language].loading}</p>}
        {!data && !isLoading && <ReceiptProblem onAgain={again} busy={isFetching} />}
      </div>
    </div>
  );
}
