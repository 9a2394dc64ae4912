import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import { Strip } from './Strip';

/** How many players have reached the season's first mark, counted by the full hour. */
export function SeasonStrip() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { season } = useContent('home');
  if (!season) return null;
  const { number, players } = season;
  return (
    <Strip label={t('home.season.label')}>
      {t('home.season.reached', { count: players, players: formatNumber(players, language), number })}
    </Strip>
  );
}
