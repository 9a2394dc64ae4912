import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import type { PageLink } from './navLinks';

/** A list's lines, each a link to a page. */
export function LinkLines({ of, onFollow }: { of: readonly PageLink[]; onFollow?: () => void }) {
  const { t } = useTranslation();
  return of.map(({ to, key }) => (
    <li key={key}>
      <NavLink to={to} end onClick={onFollow}>
        {t(key)}
      </NavLink>
    </li>
  ));
}
