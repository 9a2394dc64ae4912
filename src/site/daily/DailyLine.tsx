import { cx } from '../ui/cx';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './DailyLine.module.css';
import { dailyTexts } from './dailyTexts';
import { MarkButton } from './MarkButton';
import { useDaily } from './useDaily';

/** Today's gold in one line, for a player who can take it now or has just done so; nothing for anybody else. */
export default function DailyLine() {
  const language = useLanguage();
  const texts = dailyTexts[language];
  const daily = useDaily();
  if (daily.state !== 'own' || daily.daily.opensAt !== null) return null;
  const { amounts, place, isMarked } = daily.daily;
  const amount = formatNumber(amounts[place] ?? 0, language);
  return (
    <aside className={styles.strip} aria-label={texts.title}>
      <div className={cx('container', styles.inner)}>
        <p>{isMarked ? texts.done(amount) : texts.line(amount)}</p>
        <MarkButton daily={daily.daily} />
      </div>
    </aside>
  );
}
