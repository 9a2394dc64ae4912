import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maskEmail } from '../../../../contract/maskEmail';
import { Contour } from '../../ui/Contour';
import { Icon } from '../../ui/Icon';
import type { Player } from './player';
import { useSuggestions } from './useSuggestions';
import styles from './VerifyPlayer.module.css';

interface Props {
  text: string;
  onChange: (text: string, picked: Player | null) => void;
  missing: boolean;
  /** Takes focus when mounted. */
  focus: boolean;
}

/**
 * An editable combobox with list autocomplete and manual selection, after the W3C authoring practices: Down and Up move
 * through the list, Enter selects, Escape closes, then clears (requirements SH-1 to SH-4).
 */
export function PlayerCombobox({ text, onChange, missing, focus }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { players, loading, failed, offline, none } = useSuggestions(open ? text.trim() : '');
  const shown = open && players.length > 0;

  useEffect(() => {
    if (focus) input.current?.focus();
  }, [focus]);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  const type = (value: string) => {
    onChange(value, null);
    setOpen(true);
    setActive(-1);
  };
  const take = (player: Player) => {
    onChange(player.userName, player);
    setOpen(false);
    setActive(-1);
  };
  const move = (step: number) => {
    const count = players.length;
    if (count > 0) setActive((active + step + count + (active < 0 && step < 0 ? 1 : 0)) % count);
  };
  const press = (event: KeyboardEvent) => {
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
  const status = loading
    ? t('shop.verify.searching')
    : failed
      ? t(offline ? 'shop.verify.offline' : 'shop.verify.failed')
      : none
        ? t('shop.verify.none')
        : shown
          ? t('shop.verify.found', { count: players.length })
          : '';
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
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
        />
        <Contour cut={10} state={missing ? 'error' : loading && open ? 'loading' : 'idle'} />
      </div>
      <p id={`${id}-hint`} className={styles.hint} data-error={missing}>
        {missing ? t('shop.errors.confirmEmail') : t('shop.verify.hint')}
      </p>
      <p role="status" className={shown ? 'visually-hidden' : styles.status}>
        {open ? status : ''}
      </p>
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
            <strong>{player.userName}</strong>
            <span>{maskEmail(player.email)}</span>
          </div>
        ))}
      </div>
    </div>
  );
}
