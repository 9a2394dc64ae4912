import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Checkbox.module.css';
import { cx } from './cx';
import { Icon } from './Icon';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  /** The label; may contain links. */
  description: ReactNode;
  error?: string | undefined;
  /** Marked as invalid, with the message elsewhere. */
  invalid?: boolean;
}

/** A checkbox with its description. */
export function Checkbox({ description, error, invalid, className, ...rest }: Props) {
  const id = useId();
  return (
    <div className={cx(styles.checkbox, className)}>
      <span className={styles.box}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-invalid={error || invalid ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <Icon name="check" size={16} />
      </span>
      <label htmlFor={id}>{description}</label>
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
