import { useEffect } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PlayerCard } from '../../../contract/cards';
import { itemLang, textIn } from '../../../contract/localized';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { avatarPicture } from '../../robot/drawn';
import { ErrorPage } from '../errors/ErrorPage';
import { Rarity } from '../items/Rarity';
import { Robot } from '../robot/Robot';
import { ButtonLink } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { monthText } from '../ui/monthText';
import { Share } from '../ui/Share';
import { useLanguage } from '../ui/useLanguage';
import styles from './CardPage.module.css';

export { loader } from './loadCard';

/** A player's card, or the page that says that there is none. */
export function Page() {
  const card = useLoaderData<PlayerCard | null>();
  return card ? <Shown card={card} /> : <ErrorPage kind="missing" />;
}

function Shown({ card }: { card: PlayerCard }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { userName, since, worn, avatar } = card;
  const title = t('card.title', { name: userName });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={cx('sheet', styles.page)}>
      <div className={cx('container', styles.columns)}>
        <div className={cx('plate', styles.stage)}>
          <Contour state="closed" />
          <Robot className={styles.robot} worn={worn} name={userName} avatar={avatarPicture(avatar)} />
        </div>
        <div className={styles.words}>
          <header className={styles.head}>
            <p className="label">{t('card.label')}</p>
            <h1 className={styles.name}>{userName}</h1>
            <p className="lead">{t('card.since', { month: monthText(since, language) })}</p>
          </header>
          <Worn worn={worn} />
          <Collection counts={card.counts} />
          <Seasons seasons={card.seasons} />
          <div className={styles.ways}>
            <ButtonLink to={paths.wardrobe} variant="primary">
              {t('card.tryOn')}
            </ButtonLink>
            <Share title={title} area="card" />
          </div>
        </div>
      </div>
    </div>
  );
}

function Worn({ worn }: Pick<PlayerCard, 'worn'>) {
  const { t } = useTranslation();
  return (
    <section className={styles.part} aria-labelledby="worn">
      <h2 id="worn" className="h4">
        {t('card.worn')}
      </h2>
      {worn.length === 0 && <p className={styles.none}>{t('card.nothing')}</p>}
      {worn.length > 0 && (
        <ul className={styles.worn}>
          {worn.map(({ type, name, rarity }) => (
            <li key={type}>
              <span lang={itemLang}>{name}</span>
              <Rarity value={rarity} word />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** How many items of each rarity there are, from the rarest on; what there is none of is left out. */
function Collection({ counts }: Pick<PlayerCard, 'counts'>) {
  const { t } = useTranslation();
  const all = counts.reduce((sum, count) => sum + count, 0);
  const owned = counts.map((count, rarity) => ({ count, rarity })).filter(({ count }) => count > 0);
  return (
    <section className={styles.part} aria-labelledby="collection">
      <h2 id="collection" className="h4">
        <span>{t('card.collection')}</span>
        {all > 0 && <span className={styles.all}>{t('card.items', { count: all })}</span>}
      </h2>
      {all === 0 && <p className={styles.none}>{t('card.none')}</p>}
      {all > 0 && (
        <ul className={styles.counts}>
          {owned.toReversed().map(({ count, rarity }) => (
            <li key={rarity}>
              <strong className={styles.count}>{count}</strong>
              <Rarity value={rarity} word />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Seasons({ seasons }: Pick<PlayerCard, 'seasons'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className={styles.part} aria-labelledby="seasons">
      <h2 id="seasons" className="h4">
        {t('card.seasons')}
      </h2>
      {seasons.length === 0 && <p className={styles.none}>{t('card.noSeason')}</p>}
      {seasons.length > 0 && (
        <ul className={styles.seasons}>
          {seasons.map((season) => {
            const { text, lang } = textIn(season, 'name', language);
            return (
              <li key={season.number}>
                <span>{t('card.season', { number: season.number })}</span>
                <span className={styles.season} lang={lang}>
                  {text}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
