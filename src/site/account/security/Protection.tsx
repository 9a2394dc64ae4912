import { useTranslation } from '../../../i18n/useTranslation';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useLanguage } from '../../ui/useLanguage';
import { EmailCard } from './EmailCard';
import { FactorCard } from './FactorCard';
import { GoogleCard } from './GoogleCard';
import { protectionTexts } from './protectionTexts';
import { useOwnSecurity } from './useOwnSecurity';

/** The e-mail, the second factor and Google: what decides who can get into the account. */
export function Protection() {
  const { t } = useTranslation();
  const texts = protectionTexts[useLanguage()];
  const { data, isError, refetch } = useOwnSecurity();
  if (data)
    return (
      <>
        <EmailCard security={data} />
        <FactorCard security={data} />
        <GoogleCard security={data} />
      </>
    );
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
