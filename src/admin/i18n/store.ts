import { localStorageStore, type Store } from 'react-admin';
import { applyLanguage } from '../../i18n/i18n';
import { isLanguage, readLanguage } from '../../i18n/language';
import { subscribeStored } from '../../session/stored';

/**
 * react-admin's store, in which the key `locale` is the stored `lang` of the whole client: one value drives both areas,
 * and a change in either changes both.
 */
export function createStore(): Store {
  const store = localStorageStore('1', 'Outline');
  return {
    ...store,
    getItem: (key, fallback) =>
      key === 'locale' ? (readLanguage() as typeof fallback) : store.getItem(key, fallback),
    setItem: (key, value) => {
      if (key !== 'locale') store.setItem(key, value);
      else if (isLanguage(value)) void applyLanguage(value);
    },
    subscribe: (key, callback) =>
      key === 'locale' ? subscribeStored(() => callback(readLanguage())) : store.subscribe(key, callback),
  };
}
