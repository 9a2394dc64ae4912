import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import styles from './SubmitButton.module.css';

interface Props {
  children: ReactNode;
  loading?: boolean;
  disabled?: boolean;
  /** `secondary` where the view has another volt action. */
  variant?: 'primary' | 'secondary';
}

/** Returns the focus to a button that had it before it was disabled, unless something else has taken it. */
function useFocusAfter(loading: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (loading) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
    }
  }, [loading]);
  return button;
}

/**
 * Submit button of a form. While loading it is disabled and dimmed, keeps its label and shows a spinner (product.md
 * section 4); afterwards it has the focus again.
 */
export function SubmitButton({ children, loading = false, disabled = false, variant = 'primary' }: Props) {
  const button = useFocusAfter(loading);
  return (
    <Button
      ref={button}
      type="submit"
      variant={variant}
      wide
      disabled={loading || disabled}
      aria-busy={loading}
      className={loading ? styles.loading : undefined}
    >
      {loading && <span className={styles.spinner} data-testid="spinner" />}
      <span>{children}</span>
    </Button>
  );
}
