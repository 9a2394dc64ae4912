import { Link } from 'react-router-dom';
import { cardPath } from '../../../contract/cardPath';

import { paths } from '../../paths';
import type { Localized } from '../content/localized';
import { useLanguage } from '../ui/useLanguage';
import { useCardChoice } from './useCardChoice';
import { useProfile } from './useProfile';

const texts: Localized<{ open: string; choose: string }> = {
  vi: { open: 'Xem thẻ người chơi', choose: 'Thẻ người chơi' },
  en: { open: 'View player card', choose: 'Player card' },
};

/** Leads to one's own card, and while that is hidden to where it can be shown. */
export function CardLink() {
  const { open, choose } = texts[useLanguage()];
  const { data: me } = useProfile();
  const { data } = useCardChoice(me !== undefined && !me.staff);
  if (!me || !data) return null;
  const isVisible = data.isVisible === true;
  return (
    <p>
      <Link className="link" to={isVisible ? cardPath(me.username) : `${paths.account}/profile`}>
        {isVisible ? open : choose}
      </Link>
    </p>
  );
}
