import { localStorageStore, type Store } from 'react-admin';
import { applyLanguage } from '../../i18n/i18n';
import { isLanguage, readLanguage } from '../../i18n/language';
import { subscribeStored } from '../../session/stored';

/** Below this width the sidebar starts collapsed, so that a table has room at 1024 px and at 200% zoom (AD-17). */
const hasRoom = () => window.innerWidth >= 1200;

/** react-admin's store, with the key `locale` mapped to the client's stored `lang`: both areas share one value. */
export function createStore(): Store {
  const store = localStorageStore('1', 'Outline');
  return {
    ...store,
    getItem: (key, fallback) => {
      if (key === 'locale') return readLanguage() as typeof fallback;
      if (key === 'sidebar.open') return store.getItem(key, hasRoom() as typeof fallback);
      return store.getItem(key, fallback);
    },
    setItem: (key, value) => {
      if (key !== 'locale') store.setItem(key, value);
      else if (isLanguage(value)) void applyLanguage(value);
    },
    subscribe: (key, callback) =>
      key === 'locale' ? subscribeStored(() => callback(readLanguage())) : store.subscribe(key, callback),
  };
}
