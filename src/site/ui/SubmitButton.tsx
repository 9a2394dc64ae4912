import type { ReactNode } from 'react';
import { Button } from './Button';
import styles from './SubmitButton.module.css';

interface Props {
  children: ReactNode;
  loading?: boolean;
  disabled?: boolean;
  /** `secondary` where the view has another volt action. */
  variant?: 'primary' | 'secondary';
}

/**
 * Submit button of a form. While loading it is disabled and dimmed, keeps its label and shows a spinner (product.md
 * section 4).
 */
export const SubmitButton = ({ children, loading = false, disabled = false, variant = 'primary' }: Props) => (
  <Button
    type="submit"
    variant={variant}
    wide
    disabled={loading || disabled}
    aria-busy={loading}
    className={loading ? styles.loading : undefined}
  >
    {loading && <span className={styles.spinner} data-testid="spinner" />}
    {children}
  </Button>
);
