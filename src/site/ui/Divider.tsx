import type { ReactNode } from 'react';
import styles from './Divider.module.css';

/** A rule with centred text. */
export const Divider = ({ children }: { children: ReactNode }) => (
  <p className={styles.divider}>
    <span>{children}</span>
  </p>
);
