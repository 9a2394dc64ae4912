import type { ReactNode } from 'react';
import type { OwnSecurity } from '../../../../contract/ownSecurity';
import { useTranslation } from '../../../i18n/useTranslation';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useLanguage } from '../../ui/useLanguage';
import { protectionTexts } from './protectionTexts';
import { useOwnSecurity } from './useOwnSecurity';

interface Props {
  /** Cards of what decides who can get into the account. */
  children: (security: OwnSecurity) => ReactNode;
  /** Of two on a page the other one says that it loads, or failed. */
  isQuiet?: boolean;
}

/** Cards that need to know how the account is protected. */
export function Protection({ children, isQuiet = false }: Props) {
  const { t } = useTranslation();
  const texts = protectionTexts[useLanguage()];
  const { data, isError, refetch } = useOwnSecurity();
  if (data) return children(data);
  if (isQuiet) return null;
  if (!isError) return <p role="status">{t('common.loading')}</p>;
  return (
    <div>
      <Alert tone="error">{texts.unread}</Alert>
      <Button icon="refresh" onClick={() => void refetch()}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
