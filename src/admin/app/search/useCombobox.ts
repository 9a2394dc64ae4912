import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Option } from './option';
import type { Office } from './places';
import { optionId } from './Results';
import { remember } from './recent';
import { useSearch } from './useSearch';

/** Moves the focus into the page that was opened, as a link would. */
function enterPage(): void {
  const main = document.getElementById('main-content');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** How the search begins. */
export interface Begun {
  office: Office;
  /** What was typed before it was loaded. */
  start: string;
  /** Whether its field takes the focus. */
  isFocused: boolean;
  /** Whether it fills a dialog, which it shows as long as that is open. */
  isDialog?: boolean;
  /** Called when a result is opened. */
  onDone?: () => void;
}

/**
 * The state and the keys of the search as a combobox (WAI-ARIA Authoring Practices): the focus stays in the field, arrows
 * move the active option, Enter opens it, Esc closes the list and then empties the field. Enter without an active option
 * waits for the results: an exact one, or the only one, is opened.
 */
export function useCombobox({ office, start, isFocused, isDialog = false, onDone }: Begun) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState(start);
  const [isOpen, setOpen] = useState(isFocused);
  const [chosen, setChosen] = useState<string>();
  const [isHurried, setHurried] = useState(false);
  const found = useSearch(text, isHurried, office);
  const options = found.groups.flatMap((group) => group.options);
  // By its address, as results that arrive later push it down.
  const moved = options.findIndex(({ path }) => path === chosen);
  const active = moved >= 0 ? moved : options.findIndex((option) => option.isExact);

  const type = (next: string) => {
    setText(next);
    setOpen(true);
    setChosen(undefined);
    setHurried(false);
  };
  const choose = (option: Option) => {
    remember(option);
    type('');
    setOpen(false);
    onDone?.();
    void navigate(option.path);
    enterPage();
  };

  const arrived = useRef<() => void>(() => undefined);
  arrived.current = () => {
    const only = options[active] ?? (options.length === 1 ? options[0] : undefined);
    setHurried(false);
    if (only) choose(only);
    else setChosen(options[0]?.path);
  };
  const isReady = isHurried && !found.isBusy;
  useEffect(() => {
    if (isReady) arrived.current();
  }, [isReady]);

  const move = (by: 1 | -1) => {
    setOpen(true);
    const from = active < 0 && by < 0 ? 0 : active;
    setChosen(options.at((from + by) % options.length)?.path);
  };
  /** Does nothing when there is nothing to close or empty, so that the dialog around the field closes. */
  const leave = (event: KeyboardEvent) => {
    if (text === '' && (isDialog || !isOpen)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isDialog || !isOpen) setText('');
    setOpen(isDialog);
  };
  const enter = () => {
    const option = isOpen ? options[active] : undefined;
    if (option && (moved >= 0 || !found.isBusy)) choose(option);
    else if (found.isLong) setHurried(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === 'Escape') return leave(event);
    if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return;
    event.preventDefault();
    if (key === 'Enter') enter();
    else move(key === 'ArrowDown' ? 1 : -1);
  };
  const input = {
    role: 'combobox',
    value: text,
    'aria-expanded': isOpen && options.length > 0,
    'aria-controls': id,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active >= 0 ? optionId(id, active) : undefined,
    autoComplete: 'off',
    spellCheck: false,
    autoFocus: isFocused,
    onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onFocus: () => setOpen(true),
    onClick: () => setOpen(true),
    onBlur: () => setOpen(isDialog),
  } as const;
  return { id, input, isOpen, found, active: isOpen ? active : -1, choose };
}
