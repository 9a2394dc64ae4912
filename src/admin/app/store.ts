import { localStorageStore, type Store } from 'react-admin';
import { applyLanguage } from '../../i18n/i18n';
import { isLanguage, readLanguage } from '../../i18n/language';
import { subscribeStored } from '../../session/stored';

/** Below this width the sidebar starts collapsed, so that a table has room at 1024 px and at 200% zoom (AD-17). */
const hasRoom = () => window.innerWidth >= 1200;

/** Where react-admin's sidebar lies over the page. */
const narrow = '(max-width: 599.95px)';

/**
 * Whether the sidebar is open. On a narrow screen it covers the page, so it is closed there until it is opened, also when a window
 * has just become narrow; what was chosen on a wide one is stored.
 */
function sidebar(store: Store) {
  const key = 'sidebar.open';
  // Made before the components', so that they find it closed.
  const isNarrow = window.matchMedia(narrow);
  const listeners = new Set<() => void>();
  let isOverPage = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  isNarrow.addEventListener('change', () => {
    isOverPage = false;
    notify();
  });
  const read = (): boolean => (isNarrow.matches ? isOverPage : (store.getItem(key, hasRoom()) ?? false));
  return {
    read,
    write: (open: boolean) => {
      if (!isNarrow.matches) return store.setItem(key, open);
      isOverPage = open;
      notify();
    },
    subscribe: (callback: (open: boolean) => void) => {
      const listener = () => callback(read());
      listeners.add(listener);
      const stop = store.subscribe(key, listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
}

/** react-admin's store, with the key `locale` mapped to the client's stored `lang`: both areas share one value. */
export function createStore(): Store {
  const store = localStorageStore('1', 'Outline');
  const { read, write, subscribe } = sidebar(store);
  return {
    ...store,
    getItem: (key, fallback) => {
      if (key === 'locale') return readLanguage() as typeof fallback;
      if (key === 'sidebar.open') return read() as typeof fallback;
      return store.getItem(key, fallback);
    },
    setItem: (key, value) => {
      if (key === 'sidebar.open') write(Boolean(value));
      else if (key !== 'locale') store.setItem(key, value);
      else if (isLanguage(value)) void applyLanguage(value);
    },
    subscribe: (key, callback) => {
      if (key === 'locale') return subscribeStored(() => callback(readLanguage()));
      return key === 'sidebar.open' ? subscribe(callback) : store.subscribe(key, callback);
    },
  };
}
