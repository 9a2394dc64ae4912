import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../ui/Button';
import { announce } from '../ui/LiveRegion';

/** Shares the page through the system's share sheet, else copies its address. */
export function Share({ name }: { name: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const url = location.origin + location.pathname;
    try {
      if (navigator.share) return await navigator.share({ title: name, url });
      await navigator.clipboard.writeText(url);
      announce(t('library.copied'));
    } catch (error) {
      // Closing the share sheet is not a failure.
      if ((error as Error).name !== 'AbortError') announce(url);
    }
  };
  return (
    <Button variant="quiet" size="small" icon="external" onClick={() => void share()}>
      {t('library.share')}
    </Button>
  );
}
