import type { ReactNode, Ref } from 'react';
import styles from './Alert.module.css';
import { Icon } from './Icon';
import type { IconName } from './icons';

export type Tone = 'error' | 'success' | 'info' | 'warn';

interface Props {
  tone: Tone;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

const look: Record<Tone, IconName> = { error: 'alert', success: 'check', info: 'info', warn: 'alert' };

/**
 * A message next to a form: `role=alert` for errors, `role=status` otherwise, with colour and icon (decisions.md,
 * Messages).
 */
export const Alert = ({ tone, children, ref }: Props) => (
  <div ref={ref} role={tone === 'error' ? 'alert' : 'status'} className={styles.alert} data-tone={tone}>
    <Icon name={look[tone]} size={20} />
    <div>{children}</div>
  </div>
);
