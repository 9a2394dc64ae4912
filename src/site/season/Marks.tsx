import { Link } from 'react-router-dom';
import type { itemLang } from '../../../contract/localized';
import { marksOf, type SeasonContent, type SeasonMark, type ShownSeason } from '../../../contract/seasonPage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { cx } from '../ui/cx';
import { formatNumber } from '../ui/formats';
import { Icon } from '../ui/Icon';
import { useAmount } from '../ui/useAmount';
import { useLanguage } from '../ui/useLanguage';
import styles from './Marks.module.css';
import type { Own } from './useOwn';
import { useTexts } from './useTexts';

const icons = { diamonds: 'diamond', golds: 'gold' } as const;

interface Props {
  mark: SeasonMark;
  /** The language of its gift, if not the reader's. */
  lang: typeof itemLang | undefined;
  number: number;
  isGoal: boolean;
  state: 'has' | 'reached' | null;
  /** How many players have reached it, where that is known. */
  players: number | undefined;
}

function Mark({ mark, lang, number, isGoal, state, players }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const amount = useAmount();
  const { price, giftText } = useTexts();
  const { spend, gift } = mark;
  return (
    <li className={cx(styles.mark, isGoal && styles.goal)} data-reached={state !== null}>
      <span className={styles.number} aria-hidden="true">
        <span>{number}</span>
      </span>
      <p className="label">{isGoal ? t('season.goal') : t('season.mark', { number })}</p>
      <p className={styles.gift} data-wallet={gift.wallet ?? undefined}>
        <Icon name={gift.wallet ? icons[gift.wallet] : 'user'} size={isGoal ? 32 : 24} />
        <strong lang={lang}>
          {gift.accessoryId ? (
            <Link className="link" to={`${paths.wardrobe}?item=${gift.accessoryId}`}>
              {giftText(gift)}
            </Link>
          ) : (
            giftText(gift)
          )}
        </strong>
      </p>
      <p className={styles.spend}>{price(spend)}</p>
      {gift.instead !== undefined && state !== 'has' && (
        <p className={styles.instead}>{t('season.instead', { amount: amount(gift.instead) })}</p>
      )}
      {players !== undefined && (
        <p className={styles.players}>
          {t('season.reachedBy', { count: players, players: formatNumber(players, language) })}
        </p>
      )}
      {state && (
        <p className={styles.state}>
          <Icon name="check" size={16} />
          {t(`season.${state}`)}
        </p>
      )}
    </li>
  );
}

interface MarksProps {
  season: ShownSeason;
  own: Own;
  reached: SeasonContent['reached'];
}

/** The gifts on the way through the season, numbered as on its contour, and which of them the reader has. */
export function Marks({ season, own, reached }: MarksProps) {
  const { t } = useTranslation();
  const { giftLang } = useTexts();
  const marks = marksOf(season);
  const stateOf = ({ id, spend }: SeasonMark): Props['state'] => {
    if (own.state !== 'known' || own.current === null) return null;
    if (own.given.includes(id)) return 'has';
    return own.current >= spend ? 'reached' : null;
  };
  return (
    <ol className={styles.marks} aria-label={t('season.marks')}>
      {marks.map((mark, at) => (
        <Mark
          key={mark.id}
          mark={mark}
          lang={giftLang(mark.gift, season)}
          number={at + 1}
          isGoal={at === marks.length - 1}
          state={stateOf(mark)}
          players={reached?.[mark.id]}
        />
      ))}
    </ol>
  );
}
