import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/forced.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { loadFallback, startI18n } from './i18n/i18n';
import { leadToSignIn } from './leadToSignIn';
import { loadMatched } from './loadMatched';
import { queryClient } from './queryClient';
import { routes } from './router';
import { onWaiting } from './site/errors/connection';
import { startSplash } from './site/splash';

/** What is below React and its error pages: the notice in index.html takes no script of ours. */
function fail(error: unknown): void {
  reportError(error);
  window.showFailure?.();
}
/** React has taken everything off the page. */
const onUncaughtError = fail;

const succeeded = () => true;
const failed = () => false;

/** Takes over the prerendered page when it is the one wanted (the script in index.html knows), else draws its own. */
async function start(root: HTMLElement) {
  const { dataset } = document.documentElement;
  const arrived = 'page' in dataset && !('wait' in dataset);
  startSplash(root);
  const stopTelling = onWaiting(() => window.showFailure?.());
  const [, prerendered] = await Promise.all([
    startI18n(),
    // Without its code the page is drawn anew, and the router says what is wrong.
    arrived && loadMatched(routes, location).then(succeeded, failed),
  ]);
  stopTelling();
  // A key for this entry of the history, or the router restores the scroll position of the page that was loaded before it.
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
  const router = createBrowserRouter(routes);
  leadToSignIn(router);
  const app = (
    <StrictMode>
      <App client={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  // In slices, so that a tap meanwhile is not kept waiting on a slow phone.
  if (prerendered) startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
  else {
    root.replaceChildren();
    delete dataset.wait;
    createRoot(root, { onUncaughtError }).render(app);
  }
  await loadFallback();
}

const root = document.getElementById('root');
if (root) start(root).catch(fail);
