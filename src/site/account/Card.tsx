import type { ReactNode, Ref } from 'react';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import styles from './Card.module.css';

interface Props {
  title: ReactNode;
  /** Heading level; 3 within a section that has its own heading. */
  level?: 2 | 3;
  /** Takes the focus when a control in the card disappears. */
  headingRef?: Ref<HTMLHeadingElement>;
  look?: string | undefined;
  children: ReactNode;
}

/** A titled card of the account centre. */
export function Card({ title, level = 2, headingRef, look, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={cx(styles.card, look)}>
      <Contour state="closed" />
      <Heading ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="h4">
        {title}
      </Heading>
      {children}
    </section>
  );
}
