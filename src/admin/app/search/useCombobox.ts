import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Option } from './option';
import type { Office } from './places';
import { optionId } from './Results';
import { remember } from './recent';
import { useSearch } from './useSearch';

/** Moves the focus into the opened page, as a link would. */
function enterPage(): void {
  const main = document.getElementById('main-content');
  if (!main) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** The search's initial state. */
export interface Begun {
  office: Office;
  /** The text typed before it was loaded. */
  start: string;
  /** Whether its field takes the focus. */
  isFocused: boolean;
  /** Whether it is in a dialog, where results show as long as that is open. */
  isDialog?: boolean;
  /** Called when a result is opened. */
  onDone?: () => void;
}

/**
 * Runs `act` once the results have arrived, for Enter, which may be pressed before them. `isWanted` is whether it is
 * pending.
 */
function useOnceReady(isWanted: boolean, isBusy: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isReady = isWanted && !isBusy;
  useEffect(() => {
    if (isReady) latest.current();
  }, [isReady]);
}

/** The keys that a combobox handles; none of them reaches the elements around the field. */
interface Keys {
  move: (by: 1 | -1) => void;
  enter: () => void;
  /** Closes or empties; returns whether there was anything to close or empty. */
  leave: () => boolean;
}

const onKeys =
  ({ move, enter, leave }: Keys) =>
  (event: KeyboardEvent): void => {
    const { key, nativeEvent } = event;
    const isOurs = ['Escape', 'ArrowDown', 'ArrowUp', 'Enter'].includes(key);
    if (nativeEvent.isComposing || !isOurs) return;
    if (key === 'Escape') {
      // Otherwise the dialog around the field closes.
      if (!leave()) return;
      event.stopPropagation();
    } else if (key === 'Enter') enter();
    else move(key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
  };

/** The field's accessibility attributes. */
const roleOf = (
  list: string,
  { isOpen, count, active }: { isOpen: boolean; count: number; active: number },
) =>
  ({
    role: 'combobox',
    'aria-expanded': isOpen && count > 0,
    'aria-controls': list,
    'aria-autocomplete': 'list',
    'aria-activedescendant': isOpen && active >= 0 ? optionId(list, active) : undefined,
    autoComplete: 'off',
    spellCheck: false,
  }) as const;

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
  // Identified by address, because later results push it down.
  const moved = options.findIndex(({ path }) => path === chosen);
  const active = moved >= 0 ? moved : options.findIndex((option) => option.isExact);

  const open = () => setOpen(true);
  const type = (next: string, isShown = true) => {
    setText(next);
    setOpen(isShown);
    setChosen(undefined);
    setHurried(false);
  };
  const choose = (option: Option) => {
    remember(option);
    type('', false);
    onDone?.();
    void navigate(option.path);
    enterPage();
  };
  useOnceReady(isHurried, found.isBusy, () => {
    setHurried(false);
    const only = options[active] ?? (options.length === 1 ? options[0] : undefined);
    if (only) choose(only);
    else setChosen(options[0]?.path);
  });
  const onKeyDown = onKeys({
    move: (by) => {
      open();
      setChosen(options.at(((active < 0 && by < 0 ? 0 : active) + by) % options.length)?.path);
    },
    enter: () => {
      const option = isOpen ? options[active] : undefined;
      if (option && (moved >= 0 || !found.isBusy)) choose(option);
      else if (found.isLong) setHurried(true);
    },
    leave: () => {
      if (text === '' && (isDialog || !isOpen)) return false;
      if (isDialog || !isOpen) setText('');
      setOpen(isDialog);
      return true;
    },
  });
  const input = {
    ...roleOf(id, { isOpen, count: options.length, active }),
    value: text,
    autoFocus: isFocused,
    onKeyDown,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
    onFocus: open,
    onClick: open,
    onBlur: () => setOpen(isDialog),
  } as const;
  return { id, input, isOpen, found, active: isOpen ? active : -1, choose };
}
