import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { Contour } from './Contour';
import { cx } from './cx';
import { Icon } from './Icon';
import styles from './TextField.module.css';

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  /** For a multi-line text. */
  rows?: number;
  /** Optional as specified; without it pass `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  error?: string;
  /** Marked as invalid, with the message elsewhere. */
  invalid?: boolean;
  /** Names the password in the label of the show/hide button, as two fields may appear together. */
  secretName?: string;
}

/** A text input with an optional label; a password gets a show/hide button (product.md section 2, reusable pieces). */
export function TextField({
  label,
  hint,
  error,
  invalid,
  secretName,
  rows,
  type = 'text',
  className,
  ...rest
}: Props) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const secret = type === 'password';
  const Control = rows ? 'textarea' : 'input';
  const described = cx(error ? `${id}-error` : null, hint ? `${id}-hint` : null, rest['aria-describedby']);
  return (
    <div className={cx(styles.field, className)}>
      {label && (
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={styles.box} data-aim="">
        <Control
          {...(rest as object)}
          {...(rows ? { rows } : { type: secret && shown ? 'text' : type })}
          {...(secret ? { spellCheck: false, autoCapitalize: 'off' } : {})}
          id={id}
          className={styles.input}
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={described || undefined}
        />
        <Contour cut={10} state={error || invalid ? 'error' : 'idle'} />
        {secret && <Toggle shown={shown} name={secretName ?? ''} onToggle={() => setShown(!shown)} />}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}

function Toggle({ shown, name, onToggle }: { shown: boolean; name: string; onToggle: () => void }) {
  const { t } = useTranslation();
  const label = t(shown ? 'ui.hide' : 'ui.show', { name });
  return (
    <button type="button" className={styles.toggle} aria-label={label} onClick={onToggle}>
      <Icon name={shown ? 'eyeOff' : 'eye'} size={20} />
    </button>
  );
}
