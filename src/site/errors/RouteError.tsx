import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { ApiError } from '../../api/ApiError';
import { kindOfError } from '../../errors/kindOfError';
import { reloadOnce } from '../../errors/reloadOnce';
import { paths } from '../../paths';
import { Logo } from '../ui/Logo';
import { AreaFallback } from './AreaFallback';
import { tryAgain, untilReachable } from './connection';
import { ErrorPage } from './ErrorPage';
import styles from './ErrorPage.module.css';

/**
 * Shown when a route fails to load or render. A missing chunk of an older build reloads the page once; a lost
 * connection reloads when it is back.
 */
export function RouteError() {
  const error = useRouteError();
  const kind = kindOfError(error);
  const [reloading, setReloading] = useState(kind === 'chunk');
  useEffect(() => {
    if (kind === 'chunk') setReloading(reloadOnce());
    if (kind === 'offline') void untilReachable().then(() => location.reload());
  }, [kind]);
  if (reloading) return <AreaFallback />;
  return (
    <ErrorPage
      kind={kind}
      requestId={error instanceof ApiError ? error.requestId : undefined}
      onAgain={() => (kind === 'offline' ? void tryAgain() : location.reload())}
    />
  );
}

/** The same outside an area's layout. */
export const AreaError = () => (
  <>
    <header className={styles.header}>
      <a href={paths.home} aria-label="Outline">
        <Logo height={26} />
      </a>
    </header>
    <main id="main">
      <RouteError />
    </main>
  </>
);
