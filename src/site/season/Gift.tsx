import { marksOf, type ShownSeason } from '../../../contract/seasonPage';
import { percentOf } from '../profile/nextMark';
import { contour, pointAt } from './contourPath';
import styles from './Gift.module.css';
import { useTexts } from './useTexts';

/** What rises above the lid in the drawing. */
const bow = { left: 390, right: 670, height: 84 };

/** A mark on the contour; its amount stands outside the gift. */
function Mark({ share, number, amount, isReached }: MarkProps) {
  const { x, y, outX, outY } = pointAt(share);
  const isGoal = share === 1;
  const anchor = isGoal || outX < 0 ? 'end' : outX > 0 ? 'start' : 'middle';
  const [toX, toY] = isGoal ? [-1, 0] : [outX, outY];
  const above = outY < 0 && x > bow.left && x < bow.right ? bow.height : 40;
  return (
    <g className={styles.mark} data-reached={isReached} data-goal={isGoal} transform={`translate(${x} ${y})`}>
      <path d={isGoal ? 'M-12-30H12L30-12V12L12 30H-12L-30 12V-12Z' : 'M-8-20H8L20-8V8L8 20H-8L-20 8V-8Z'} />
      <text className={styles.number} y={isGoal ? 10 : 8}>
        {number}
      </text>
      <text className={styles.amount} x={toX * (isGoal ? 44 : 34)} y={toY * above + 9} textAnchor={anchor}>
        {amount}
      </text>
    </g>
  );
}
interface MarkProps {
  /** Its place on the contour, from 0 to 1. */
  share: number;
  number: number;
  amount: string;
  isReached: boolean;
}

/**
 * The gift of the season, whose contour is the way to it: drawn to the reader's progress, with a mark at each gift.
 * Hidden from assistive technology, as the list of marks and the bar say the same.
 */
export function Gift({ season, current }: { season: ShownSeason | null; current: number | null }) {
  const { price } = useTexts();
  const marks = season ? marksOf(season) : [];
  const goal = season?.goal ?? 1;
  const percent = current === null ? 0 : percentOf(current, goal);
  return (
    <svg className={styles.gift} viewBox="262 84 560 426" aria-hidden="true" focusable="false">
      <use href="/art/scenes/season.svg#gift-echo" x={24} y={24} opacity={0.1} />
      <use href="/art/scenes/season.svg#gift-echo" x={12} y={12} opacity={0.24} />
      <use href="/art/scenes/season.svg#gift" />
      <g transform="translate(48 32) scale(0.9)">
        <path className={styles.way} d={contour} pathLength={100} data-open={current === null} />
        <path
          className={styles.drawn}
          d={contour}
          pathLength={100}
          data-closed={percent === 100}
          style={{ strokeDasharray: `${percent} 100` }}
        />
        {marks.map(({ id, spend }, at) => (
          <Mark
            key={id}
            share={spend / goal}
            number={at + 1}
            amount={price(spend)}
            isReached={current !== null && current >= spend}
          />
        ))}
      </g>
    </svg>
  );
}
