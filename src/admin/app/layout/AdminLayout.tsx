import { Box, GlobalStyles } from '@mui/material';
import { lazy, type ReactNode, Suspense, useDeferredValue } from 'react';
import { Layout, Loading } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../../errors/ErrorBoundary';
import { UnsavedQuestion } from '../../ui/dialogs/UnsavedGuard';
import { AreaErrorPage, ErrorPage } from '../../ui/errors/ErrorPage';
import { useStaffProfile } from '../../ui/usePermission';
import { AdminAppBar } from './AdminAppBar';
import { AdminMenu } from './AdminMenu';
import { SandboxBanner } from './SandboxBanner';
import { StepUpDialog } from './StepUpDialog';
import { useFreshLists } from './useFreshLists';

/**
 * Fades and slides for 300 ms when the menu page changes (product.md section 2), unless reduced motion is preferred.
 */
const transition = (
  <GlobalStyles
    styles={{
      '@keyframes admin-page': { from: { opacity: 0, transform: 'translateY(8px)' } },
      '.admin-page': { animation: 'admin-page 300ms cubic-bezier(.2,.8,.2,1)' },
      '@media (prefers-reduced-motion: reduce)': { '.admin-page': { animation: 'none' } },
      ':root[data-motion="off"] .admin-page': { animation: 'none' },
    }}
  />
);

/** A wide table scrolls in its own box; by default it would widen the whole page. */
const narrow = { minWidth: 0, '& .RaLayout-content': { minWidth: 0, px: { xs: 2, md: 3 } } };

/** The menu page, ignoring tab and dialog: those do not animate the whole page. */
const menuPage = (pathname: string) => pathname.split('/')[2] ?? '';

const SetUpPage = lazy(async () => ({
  default: (await import('../../screens/security/SetUpPage')).SetUpPage,
}));

/** Shows the page once the permissions are known; setting up a missing second factor comes first. */
function Known({ children }: { children: ReactNode }) {
  const { data: profile, error, refetch } = useStaffProfile();
  // Rendered in slices when the profile arrives; at once, the page would block a slow computer for a third of a second.
  const data = useDeferredValue(profile);
  if (data?.mustSetUp) {
    return (
      <Suspense fallback={<Loading />}>
        <SetUpPage />
      </Suspense>
    );
  }
  if (data) return children;
  return error ? <ErrorPage error={error} onRetry={() => void refetch()} /> : <Loading />;
}

export function AdminLayout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  useFreshLists();
  return (
    <Layout appBar={AdminAppBar} menu={AdminMenu} error={AreaErrorPage} sx={narrow}>
      {transition}
      <SandboxBanner />
      <StepUpDialog />
      <UnsavedQuestion />
      <Box key={menuPage(pathname)} className="admin-page" sx={{ minWidth: 0 }}>
        <ErrorBoundary
          place={pathname}
          render={(error, retry) => <ErrorPage error={error} onRetry={retry} />}
        >
          <Known>{children}</Known>
        </ErrorBoundary>
      </Box>
    </Layout>
  );
}
