import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LiveRegion } from '../ui/LiveRegion';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoggedOutNote } from './LoggedOutNote';
import { useDocumentTitle } from './useDocumentTitle';

/** Layout of the main site: header, content, footer. */
export function SiteLayout() {
  const { t } = useTranslation();
  useDocumentTitle();
  return (
    <>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <Header />
      <LoggedOutNote />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <LiveRegion />
      <ScrollRestoration />
    </>
  );
}
