import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { loadFallback, startI18n } from './i18n/i18n';
import { paths } from './paths';
import { queryClient } from './queryClient';
import { routes } from './router';
import { onSessionExpired } from './session/session';
import { startSplash } from './site/splash';

async function start(root: HTMLElement) {
  startSplash(root);
  await startI18n();
  const router = createBrowserRouter(routes);
  onSessionExpired(() => void router.navigate(paths.auth.login));
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  await loadFallback();
}

const root = document.getElementById('root');
if (root) void start(root);
