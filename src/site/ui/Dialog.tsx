import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Contour } from './Contour';
import { cx } from './cx';
import styles from './Dialog.module.css';
import { Icon } from './Icon';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `side` slides in from the right, for the mobile menu. */
  kind?: 'centre' | 'side';
  /** Id of the question that the dialog asks; makes it an alert dialog. */
  describedBy?: string;
  children: ReactNode;
}

/** A modal on the native dialog element: focus trap, inert page, Escape, backdrop click, focus return. */
export function Dialog({ open, onClose, title, kind = 'centre', describedBy, children }: Props) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same by itself
    <dialog
      ref={ref}
      className={cx(styles.dialog, styles[kind])}
      role={describedBy && 'alertdialog'}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        // The browser would close the dialog now and fire `close` later: a dialog reopened in between would be closed by
        // that event.
        event.preventDefault();
        onClose();
      }}
      onClose={() => !ref.current?.open && onClose()}
      onClick={(event) => event.target === ref.current && onClose()}
    >
      {open && (
        <div className={styles.panel}>
          {kind === 'centre' && <Contour state="closed" />}
          <header className={styles.head}>
            <h2 id={id}>{title}</h2>
            <button type="button" className={styles.close} aria-label={t('common.close')} onClick={onClose}>
              <Icon name="close" />
            </button>
          </header>
          {children}
        </div>
      )}
    </dialog>
  );
}
