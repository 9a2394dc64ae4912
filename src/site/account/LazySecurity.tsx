import { lazy } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';

const Security = lazy(async () => {
  const { Security: component } = await loadChunk(() => import('./Security'));
  return { default: component };
});

/** The security section, loaded after the rest of the account centre. */
export function LazySecurity() {
  const { t } = useTranslation();
  return (
    <SectionBoundary fallback={<p role="status">{t('common.loading')}</p>}>
      <Security />
    </SectionBoundary>
  );
}
