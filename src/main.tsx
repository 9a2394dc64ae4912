import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { loadFallback, startI18n } from './i18n/i18n';
import { loadMatched } from './loadMatched';
import { paths } from './paths';
import { queryClient } from './queryClient';
import { routes } from './router';
import { onSessionExpired } from './session/session';
import { startSplash } from './site/splash';

/** Takes over the prerendered page when it is the one wanted (the script in index.html knows), else draws its own. */
async function start(root: HTMLElement) {
  const { dataset } = document.documentElement;
  const prerendered = 'page' in dataset && !('wait' in dataset);
  startSplash(root);
  await Promise.all([startI18n(), prerendered && loadMatched(routes, location)]);
  // A key for this entry of the history, or the router restores the scroll position of the page that was loaded before it.
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
  const router = createBrowserRouter(routes);
  onSessionExpired(() => void router.navigate(paths.auth.login));
  const app = (
    <StrictMode>
      <App client={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // In slices, so that a tap meanwhile is not kept waiting on a slow phone.
  if (prerendered) startTransition(() => void hydrateRoot(root, app));
  else {
    root.replaceChildren();
    delete dataset.wait;
    createRoot(root).render(app);
  }
  await loadFallback();
}

const root = document.getElementById('root');
if (root) void start(root);
