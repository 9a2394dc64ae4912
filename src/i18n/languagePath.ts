/**
 * Addresses in a language: `/en/shops` is the shop in English, and its links stay in English (decisions.md, Language).
 * The router knows only plain paths; everything it reads from or writes to the address bar passes through here.
 */

/** Areas with a single address for both languages, unlike public pages. */
const single = /^\/(admin|auth|account|profile|login|receipts|gift)(?=[/?#]|$)/i;
const named = /^\/en(?=\/|$)/i;

/** `/en` while the address makes this visit English, else empty. */
let prefix = typeof location !== 'undefined' && named.test(location.pathname) ? '/en' : '';

/** Whether the address itself makes the page English. */
export const isEnglishByAddress = (): boolean => prefix !== '';

/** The path as the routes know it. */
export const plainPath = (path: string): string => path.replace(named, '') || '/';

/** The path as links and the address bar show it. */
export const shownPath = (path: string): string =>
  prefix && !single.test(path) ? prefix + path.replace(/^\/(?=[?#]|$)/, '') : path;

/** For prerendering: renders the following pages for English addresses, or for plain ones. */
export const renderFor = (english: boolean): void => {
  prefix = english ? '/en' : '';
};

/** Switches to the plain address after a change of the language. */
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

/** Blocked storage throws on mere access; the router then does without. */
function stored(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
