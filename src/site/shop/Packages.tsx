import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../ui/Alert';
import { AreaFallback } from '../ui/AreaFallback';
import { Button } from '../ui/Button';
import { PackageSlider } from './PackageSlider';
import styles from './PackageSlider.module.css';
import type { usePackages } from './usePackages';

interface Props {
  packages: ReturnType<typeof usePackages>;
  selected: string | null;
  onSelect: (id: string) => void;
}

/** The packages in their states: on their way, failed with a retry, none on sale, or the slider. */
export function Packages({ packages: { data, isError, refetch }, selected, onSelect }: Props) {
  const { t } = useTranslation();
  // Drawn in slices: eight cards at once would hold a slow phone up.
  const shown = useDeferredValue(data);
  if (shown && shown.length > 0)
    return <PackageSlider packages={shown} selected={selected} onSelect={onSelect} />;
  if (shown) return <Alert tone="info">{t('shop.packages.empty')}</Alert>;
  if (isError) {
    return (
      <div className={styles.wait}>
        <Alert tone="error">{t('shop.packages.failed')}</Alert>
        <Button icon="refresh" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div role="status" className={styles.loading}>
      <AreaFallback />
      {t('shop.packages.loading')}
    </div>
  );
}
