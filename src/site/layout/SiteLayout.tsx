import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { LiveRegion } from '../ui/LiveRegion';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoggedOutNote } from './LoggedOutNote';
import { useDocumentTitle } from './useDocumentTitle';

/**
 * Layout of the main site: header, content, footer. Each boundary hydrates in a separate task (docs/performance.md);
 * nothing in it suspends.
 */
export function SiteLayout() {
  const { t } = useTranslation();
  useDocumentTitle();
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <Suspense>
        <Header />
      </Suspense>
      <LoggedOutNote />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <LiveRegion />
      <ScrollRestoration />
    </>
  );
}
