import './design/fonts.css';
import './design/fallbacks.css';
import './design/tokens.css';
import './design/base.css';
import './design/forced.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { App } from './App';
import { loadFallback, startI18n } from './i18n/i18n';
import { plainPath, plainWindow, shownPath } from './i18n/languagePath';
import { loadMatched } from './loadMatched';
import { nextTask } from './nextTask';
import { queryClient } from './queryClient';
import { discoverRoutes, routes } from './router';
import { redirectToSignIn } from './session/redirectToSignIn';
import { onWaiting } from './site/errors/connection';
import { startSplash } from './site/splash';

/** Last resort below React and its error pages: the notice in index.html depends on no script. */
function fail(error: unknown): void {
  // Before it is reported, which index.html would take for a script that the browser cannot run.
  window.showFailure?.(error);
  reportError(error);
}
/** By then React has unmounted everything. */
const onUncaughtError = fail;

const succeeded = () => true;
const failed = () => false;

/**
 * Waits for the loader of the page's route, if it has one: until then the router would render a fallback, which is not what
 * was prerendered. It finds the page's own data, and so is done before the next task.
 */
const initialized = (router: ReturnType<typeof createBrowserRouter>) =>
  router.state.initialized ||
  new Promise<void>((resolve) => {
    router.subscribe((state) => state.initialized && resolve());
  });

/**
 * Hydrates the prerendered page if it is the requested one (decided by the script in index.html) and the visitor has not
 * stepped back from it since, else renders from scratch.
 */
async function start(root: HTMLElement) {
  const { dataset } = document.documentElement;
  const arrived = 'page' in dataset && !('wait' in dataset);
  startSplash(root);
  const stopListening = onWaiting(() => window.showFailure?.());
  if (import.meta.env.DEV)
    await import('./site/content/demo/demoContent').then(({ showDemoContent }) => showDemoContent());
  await nextTask();
  const [, prerendered] = await Promise.all([
    startI18n(),
    // If its code fails to load, the page is rendered from scratch and the router shows the error.
    arrived &&
      nextTask()
        .then(() => loadMatched(routes, { pathname: plainPath(location.pathname) }))
        .then(succeeded, failed),
  ]);
  stopListening();
  await nextTask();
  // Gives this history entry a key, or the router restores the scroll position of the page loaded before it.
  if (!history.state?.key) history.replaceState({ ...history.state, key: `${Math.random()}` }, '');
  const router = createBrowserRouter(routes, {
    window: plainWindow(),
    patchRoutesOnNavigation: discoverRoutes,
  });
  const { createHref } = router;
  router.createHref = (to) => shownPath(createHref(to));
  redirectToSignIn(router);
  const app = (
    <StrictMode>
      <App client={queryClient}>
        <RouterProvider router={router} />
      </App>
    </StrictMode>
  );
  await nextTask();
  if (prerendered) await initialized(router);
  // Time-sliced, so that a tap is not blocked on a slow phone.
  if (prerendered && dataset.at === location.pathname)
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError }));
  else {
    root.replaceChildren();
    delete dataset.wait;
    createRoot(root, { onUncaughtError }).render(app);
  }
  await loadFallback();
  // The page works without it.
  await import('./later').then(({ startLater }) => startLater()).catch(() => undefined);
}

const root = document.getElementById('root');
if (root) start(root).catch(fail);
