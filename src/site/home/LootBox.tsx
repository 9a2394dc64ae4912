import type { PromoBox } from '../../../contract/homeContent';
import { drawOn } from '../motion/drawOn';
import { cx } from '../ui/cx';
import styles from './LootBox.module.css';

type Kind = PromoBox['drawing'];

/** URL of a layer of the drawing; art/scenes/box.ts defines the ids. */
const layer = (id: string) => `/art/scenes/box.svg#${id}`;

interface Props {
  kinds: Kind[];
  /** The type whose sign and loot are shown. */
  front: Kind;
  /** Whether it is open, where its reader opens it. */
  isOpen?: boolean;
}

/**
 * The promotion's box. Closed until first seen, then it opens and the loot rises; later only sign and loot change. The
 * layers come from one SVG file, so the bundle contains no geometry.
 */
export function LootBox({ kinds, front, isOpen }: Props) {
  const each = (part: 'loot' | 'sign') =>
    kinds.map((kind) => (
      <use key={kind} href={layer(`${part}-${kind}`)} className={styles[part]} data-shown={kind === front} />
    ));
  return (
    <svg
      {...(isOpen === undefined ? { ref: drawOn } : { 'data-draw': isOpen ? 'now' : 'wait' })}
      className={cx(styles.pen, styles.box)}
      viewBox="0 0 640 640"
      data-draw-at="half"
      aria-hidden="true"
      focusable="false"
    >
      <use href={layer('ring')} className={styles.ring} />
      <use href={layer('ground')} />
      <use href={layer('shell')} x={24} y={24} opacity={0.1} />
      <use href={layer('shell')} x={12} y={12} opacity={0.24} />
      <use href={layer('lid')} className={styles.lid} />
      <use href={layer('inside')} />
      <use href={layer('left')} className={styles.left} />
      <use href={layer('beam')} className={styles.beam} />
      {each('loot')}
      <use href={layer('front')} />
      <use href={layer('right')} className={styles.right} />
      <use href={layer('lights')} />
      {each('sign')}
    </svg>
  );
}

/** The sign of a box type on a plate. */
export const BoxSign = ({ kind, className }: { kind: Kind; className?: string }) => (
  <svg className={cx(styles.pen, className)} viewBox="202 382 146 146" aria-hidden="true" focusable="false">
    <use href={layer('lights')} />
    <use href={layer(`sign-${kind}`)} />
  </svg>
);
