import { type ComponentProps, type ComponentType, lazy, useDeferredValue, useEffect, useState } from 'react';
import { openArea } from '../../../i18n/i18n';
import { useTranslation } from '../../../i18n/useTranslation';
import { LoadingContour } from '../../errors/AreaFallback';
import { loadChunk } from '../../errors/loadChunk';
import { SectionBoundary } from '../../errors/SectionBoundary';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import type { PackageSlider } from './PackageSlider';
import styles from './Packages.module.css';
import type { usePackages } from './usePackages';

// Loads in parallel with the packages request; once loaded it does not wait for a lost network again.
export const loadSlider = async () => {
  loaded ??= (await loadChunk(() => Promise.all([import('./PackageSlider'), openArea('packages')])))[0]
    .PackageSlider;
  return { default: loaded };
};
const LazySlider = lazy(loadSlider);
/** Once loaded: a page that is rendered with packages has it from the start. */
let loaded: Slider | undefined;

type Slider = ComponentType<ComponentProps<typeof PackageSlider>>;

interface Props extends Pick<ComponentProps<typeof PackageSlider>, 'offers' | 'isFree' | 'back'> {
  packages: ReturnType<typeof usePackages>;
  /** The confirmed recipient's address. */
  email: string | undefined;
  selected: string | null;
  /** Whether a gateway accepts a currency. */
  accepts: (currency: string) => boolean;
  onSelect: (id: string) => void;
}

/** The packages: loading, failed with a retry, none on sale, or the slider. */
export function Packages({ packages: { data, isError, refetch }, ...choice }: Props) {
  const { t } = useTranslation();
  useEffect(() => {
    loadSlider().catch(() => undefined);
  }, []);
  const [Slider] = useState<Slider>(() => loaded ?? LazySlider);
  // Deferred: rendering eight cards at once blocks a slow phone.
  const shown = useDeferredValue(data);
  if (shown?.length === 0) return <Alert tone="info">{t('shop.packages.empty')}</Alert>;
  if (isError && !shown) {
    return (
      <div className={styles.wait}>
        <Alert tone="error">{t('shop.packages.failed')}</Alert>
        <Button icon="refresh" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  const loading = (
    <div role="status" className={styles.loading}>
      <LoadingContour />
      {t('shop.packages.loading')}
    </div>
  );
  if (!shown) return loading;
  return (
    <SectionBoundary fallback={loading}>
      <Slider packages={shown} {...choice} />
    </SectionBoundary>
  );
}
