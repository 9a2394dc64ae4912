import { useId } from 'react';
import type { SiteDaily } from '../../../contract/daily';
import { dayOf, timeOf } from '../../../contract/vietnamTime';
import { paths } from '../../paths';
import { Button, ButtonLink } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { formatDate, formatNumber } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import styles from './DailyPlate.module.css';
import { dailyTexts } from './dailyTexts';
import { MarkButton } from './MarkButton';
import { type Daily, useDaily } from './useDaily';

const daysOf = (amounts: readonly number[]) => amounts.map((amount, at) => ({ amount, day: at + 1 }));

/** The seven days with their gold; `place` is today's, which is taken or not. */
function Days({
  amounts,
  place = -1,
  isMarked = false,
}: Pick<SiteDaily, 'amounts'> & { place?: number; isMarked?: boolean }) {
  const language = useLanguage();
  const texts = dailyTexts[language];
  return (
    <ol className={styles.days} aria-label={texts.days}>
      {daysOf(amounts).map(({ amount, day }) => {
        const at = day - 1;
        const isTaken = at < place || (at === place && isMarked);
        return (
          <li key={day} data-taken={isTaken} aria-current={at === place ? 'date' : undefined}>
            <span className={styles.day}>
              {at === place ? texts.today : texts.day(formatNumber(day, language))}
            </span>
            <strong>
              <Icon name="gold" size={16} />
              {formatNumber(amount, language)}
            </strong>
            <span className={styles.taken}>
              {isTaken && (
                <>
                  <Icon name="check" size={16} />
                  {texts.marked}
                </>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Below({ daily, back }: { daily: Daily; back: string }) {
  const language = useLanguage();
  const texts = dailyTexts[language];
  if (daily.state === 'guest')
    return (
      <>
        <p>{texts.guest}</p>
        <ButtonLink to={`${paths.auth.login}?from=${back}`} icon="user">
          {texts.login}
        </ButtonLink>
      </>
    );
  if (daily.state === 'failed')
    return (
      <div role="alert" className={styles.line}>
        <p>{texts.failed}</p>
        <Button icon="refresh" onClick={daily.retry}>
          {texts.retry}
        </Button>
      </div>
    );
  if (daily.state !== 'own') return null;
  const { amounts, place, isMarked, opensAt } = daily.daily;
  const gold = (at: number) => formatNumber(amounts[at % amounts.length] ?? 0, language);
  const opens = opensAt && new Date(opensAt);
  return (
    <>
      {isMarked && <p>{`${texts.done(gold(place))} ${texts.tomorrow(gold(place + 1))}`}</p>}
      {opens && <p>{texts.opens(`${timeOf(opens)}, ${formatDate(dayOf(opens), language)}`)}</p>}
      <MarkButton daily={daily.daily} />
    </>
  );
}

/** The daily mark with its cycle; nothing where staff have paused it. `back` is the page that it stands on. */
export default function DailyPlate({ back }: { back: string }) {
  const texts = dailyTexts[useLanguage()];
  const id = useId();
  const daily = useDaily();
  if (daily.state === 'none') return null;
  const { state } = daily;
  return (
    <section className={cx('plate', styles.plate)} aria-labelledby={id} aria-busy={state === 'loading'}>
      <h2 id={id} className="h4">
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      {(state === 'own' || state === 'guest') && <Days {...daily.daily} />}
      <div className={styles.line}>
        <Below daily={daily} back={back} />
      </div>
      <Contour />
    </section>
  );
}
