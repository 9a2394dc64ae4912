import SearchIcon from '@mui/icons-material/Search';
import { IconButton, type Theme } from '@mui/material';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { resources } from '../../resources';
import { isTyped } from '../../ui/list/useListKeys';
import { useLook } from '../../ui/list/useLook';
import { useScreen } from '../../ui/useScreen';
import { pages } from '../pages';
import type { Office } from '../search/places';
import { SearchField } from '../search/SearchField';

interface Loaded {
  Box: ComponentType<{
    office: Office;
    start: string;
    isFocused: boolean;
    onClose?: (() => void) | undefined;
  }>;
  /** The text typed before it was loaded, and whether the field had the focus. */
  start: string;
  isFocused: boolean;
}

const office: Office = { pages, resources };
const top = () => document.getElementById('top-search') as HTMLInputElement | null;
const isNarrow = (theme: Theme) => theme.breakpoints.down('md');

/**
 * Ctrl+K, and / where a list has not taken it for its own search: it listens where the lists' keys have been heard. A
 * single letter can be turned off with the lists' (WCAG 2.1.4).
 */
function useSearchKeys(begin: () => void): void {
  const [hasKeys] = useLook('hasKeys');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented } = event;
      const isCalled = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
      const isSlash = key === '/' && hasKeys && !ctrlKey && !metaKey && !altKey && !isTyped(target);
      if (defaultPrevented || !(isCalled || isSlash)) return;
      if (document.querySelector('.MuiModal-root:not(.MuiModal-hidden)')) return;
      event.preventDefault();
      begin();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hasKeys, begin]);
}

/** The search in the top bar, behind a button on a narrow screen. All but the field is loaded when it is first used. */
export function TopSearch() {
  const label = useTranslate()('admin.bar.search');
  const notify = useNotify();
  const isButton = useScreen(isNarrow);
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isComposing = useRef(false);
  /** Rendered in the task that reads the field, and not within a word that an input method composes: letters would be lost. */
  const show = (Box: Loaded['Box']) => {
    if (isComposing.current) setTimeout(show, 50, Box);
    else
      flushSync(() =>
        setLoaded({ Box, start: top()?.value ?? '', isFocused: document.activeElement === top() }),
      );
  };
  const load = () => {
    if (loaded) return;
    import('../search/SearchBox').then(
      ({ SearchBox }) => show(SearchBox),
      () => notify('ra.notification.http_error', { type: 'error' }),
    );
  };
  const begin = () => {
    load();
    if (isButton) setOpen(true);
    else top()?.focus();
  };
  useSearchKeys(begin);
  if (!isButton) {
    if (!loaded) {
      const compose = (is: boolean) => () => {
        isComposing.current = is;
      };
      return (
        <SearchField onFocus={load} onCompositionStart={compose(true)} onCompositionEnd={compose(false)} />
      );
    }
    const { Box, ...begun } = loaded;
    return <Box office={office} {...begun} />;
  }
  return (
    <>
      <IconButton color="inherit" aria-label={label} onClick={begin}>
        <SearchIcon />
      </IconButton>
      {isOpen && loaded && <loaded.Box office={office} start="" isFocused onClose={() => setOpen(false)} />}
    </>
  );
}
