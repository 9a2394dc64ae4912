import { type ReactNode, useId, useRef, useState } from 'react';
import { Contour } from '../ui/Contour';
import { Icon } from '../ui/Icon';
import { useDismiss } from '../ui/useDismiss';
import styles from './Header.module.css';

interface Props {
  /** The button's accessible name. */
  label: string;
  /** The button's content, before its arrow. */
  face: ReactNode;
  /** Makes the panel a named region. */
  panelLabel?: string;
  /** Called when the user is about to open it, e.g. to prefetch. */
  onApproach?: () => void;
  /** The panel's content, rendered while it is open; calling `done` closes it and returns the focus to the button. */
  children: (done: () => void) => ReactNode;
}

/** A header button with a panel below it, which closes on Escape, an outside click or loss of focus. */
export function Disclosure({ label, face, panelLabel, onApproach, children }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useDismiss(open, root, close);
  return (
    <div className={styles.disclosure} ref={root}>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={() => setOpen(!open)}
      >
        {face}
        <Icon name="down" size={16} />
      </button>
      <section id={id} className={styles.pop} hidden={!open} aria-label={panelLabel}>
        <Contour state="closed" />
        {open &&
          children(() => {
            close();
            root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
          })}
      </section>
    </div>
  );
}
