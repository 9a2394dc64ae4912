import { type KeyboardEvent, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation';
import { Contour } from '../../ui/Contour';
import { Icon } from '../../ui/Icon';
import { Plain, Seen } from './lazySeen';
import { type Player, recallTyped } from './player';
import { useSuggestions } from './useSuggestions';
import styles from './VerifyPlayer.module.css';

interface Props {
  text: string;
  onChange: (text: string, picked: Player | null) => void;
  missing: boolean;
  /** Takes focus when mounted. */
  focus: boolean;
}

/** The combobox's handling of keys, typing and choosing; `active` is the option that Enter would choose, -1 for none. */
function useCombobox(text: string, onChange: Props['onChange']) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useSuggestions(open ? text.trim() : '');
  const { players } = found;
  const shown = open && players.length > 0;
  const change = (value: string, player: Player | null) => {
    onChange(value, player);
    setOpen(!player);
    setActive(-1);
  };
  const type = (value: string) => change(value, null);
  const take = (player: Player) => change(player.userName, player);
  const move = (step: number) => {
    const count = players.length;
    if (count > 0) setActive((active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count);
  };
  const press = (event: KeyboardEvent) => {
    // Those keys choose among the input method's own words.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const player = shown ? players[active] : undefined;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      if (open) move(key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    } else if (key === 'Escape') {
      if (shown) setOpen(false);
      else type('');
    } else if (key === 'Enter' && player) {
      event.preventDefault();
      take(player);
    }
  };
  return { ...found, open, shown, active, type, take, press, setOpen };
}

type Combobox = ReturnType<typeof useCombobox>;

/** The status of the search, also for screen readers. */
function useStatus({ players, loading, failed, none, shown }: Combobox): string {
  const { t } = useTranslation();
  if (loading) return t('shop.verify.searching');
  if (failed) return t(`shop.verify.${failed}`);
  if (none) return t('shop.verify.none');
  return shown ? t('shop.verify.found', { count: players.length }) : '';
}

/**
 * An editable combobox with list autocomplete and manual selection, after the W3C authoring practices: Down and Up move
 * through the list, Enter selects, Escape closes, then clears (requirements SH-1 to SH-4).
 */
export function PlayerCombobox({ text, onChange, missing, focus }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const box = useCombobox(text, onChange);
  const { open, shown, active } = box;
  const status = useStatus(box);
  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  // Prerendering has neither what was typed before a reload, nor what a buyer typed before the scripts came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is typed later reaches the state by itself
  useEffect(() => {
    const typed = input.current?.value || recallTyped();
    if (typed) onChange(typed, null);
  }, []);
  return (
    <div className={styles.combobox}>
      <label htmlFor={id}>{t('shop.verify.label')}</label>
      <div className={styles.input} data-aim="">
        <Icon name="search" size={20} />
        <input
          ref={input}
          id={id}
          role="combobox"
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          aria-invalid={missing || undefined}
          aria-describedby={`${id}-hint`}
          placeholder={t(missing ? 'shop.verify.placeholderError' : 'shop.verify.placeholder')}
          value={text}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.press}
          // What is kept from before a reload is searched by a tap, too.
          onClick={() => box.setOpen(true)}
          onBlur={() => box.setOpen(false)}
        />
        <Contour cut={10} state={missing ? 'error' : box.loading && open ? 'loading' : 'idle'} />
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-error={missing}>
        {missing ? t('shop.errors.confirmEmail') : t('shop.verify.hint')}
      </p>
      <p role="status" className={shown ? 'visually-hidden' : styles.status}>
        {open ? status : ''}
      </p>
      <Options id={id} box={box} />
    </div>
  );
}

/** The players found. */
function Options({ id, box: { players, shown, active, take } }: { id: string; box: Combobox }) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <div
      id={`${id}-list`}
      ref={list}
      role="listbox"
      aria-label={t('shop.verify.list')}
      className={styles.list}
      hidden={!shown}
    >
      {players.map((player, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input holds the focus and the keys of this pattern
        <div
          key={player.email}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(player)}
        >
          <Suspense fallback={<Plain player={player} />}>
            <Seen player={player} found={players} />
          </Suspense>
        </div>
      ))}
    </div>
  );
}
