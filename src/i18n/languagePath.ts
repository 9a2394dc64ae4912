/**
 * Addresses in a language: `/en/shops` is the shop in English, and its links stay in English (decisions.md, Language).
 * The router knows plain paths only; what it reads from the address bar and writes to it passes through here.
 */

/** Public pages have an address in each language; the areas of accounts have one. */
const single = /^\/(admin|auth|account|profile|login|receipts)(?=[/?#]|$)/i;
const named = /^\/en(?=\/|$)/i;

/** `/en` while the visit is in English by its address, else empty. */
let prefix = typeof location !== 'undefined' && named.test(location.pathname) ? '/en' : '';

/** Whether the address itself says that the page is in English. */
export const isEnglishByAddress = (): boolean => prefix !== '';

/** The path that the routes know. */
export const plainPath = (path: string): string => path.replace(named, '') || '/';

/** The path as links and the address bar show it. */
export const shownPath = (path: string): string =>
  prefix && !single.test(path) ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** For prerendering: the pages that follow are rendered for addresses in English, or for plain ones. */
export const renderFor = (english: boolean): void => {
  prefix = english ? '/en' : '';
};

/** Goes on at the plain address, after a change of the language. */
export function leaveEnglishAddress(): void {
  if (!prefix) return;
  prefix = '';
  history.replaceState(history.state, '', plainPath(location.pathname) + location.search + location.hash);
}

/** The window as the router sees it, with plain paths. */
export function plainWindow(): Window {
  const place = new Proxy(location, {
    get: (target, name) => {
      if (name === 'pathname') return plainPath(target.pathname);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const write =
    (how: 'pushState' | 'replaceState') =>
    (state: unknown, _title: string, path?: string): void =>
      history[how](state, '', path && shownPath(path));
  const past = {
    get state() {
      return history.state;
    },
    pushState: write('pushState'),
    replaceState: write('replaceState'),
    go: (steps: number) => history.go(steps),
  };
  return {
    document,
    location: place,
    history: past,
    sessionStorage: stored(),
    addEventListener: addEventListener.bind(window),
    removeEventListener: removeEventListener.bind(window),
  } as unknown as Window;
}

/** Blocked storage throws at its name already; the router then does without. */
function stored(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
