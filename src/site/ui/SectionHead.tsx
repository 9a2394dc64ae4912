import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface Props {
  id?: string;
  /** Number and name of the section, as on a technical drawing. */
  label: string;
  title: string;
  lead?: string;
  /** Heading level; 1 for the first section of a page. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** Section heading: number and name in small capitals, title, optional lead, and controls on the right. */
export function SectionHead({ id, label, title, lead, level = 2, children }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={styles.head}>
      <div>
        <p className="label">{label}</p>
        <Heading id={id}>{title}</Heading>
        {lead && <p className="lead">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
