import type { ReactNode } from 'react';
import styles from './SectionHead.module.css';

interface Props {
  id?: string;
  /** Number and name of the sheet, as drawings are numbered. */
  label: string;
  title: string;
  lead?: string;
  /** Heading level: the page's first is 1. */
  level?: 1 | 2;
  children?: ReactNode;
}

/** The head of a sheet: its number and name in small capitals, the heading, an optional line and controls at the right. */
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
