import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useSiteContact } from '../content/useSiteContact';

/**
 * Help link: a mail to the operator when an address is configured, else the shop's payment notes. Both have the same
 * height.
 */
export function SupportLink() {
  const { t } = useTranslation();
  const { data } = useSiteContact();
  const email = data?.supportEmail;
  if (!email) return <Link to={`${paths.shop}#notes`}>{t('layout.footer.help')}</Link>;
  return <a href={`mailto:${email}`}>{t('layout.footer.support', { email })}</a>;
}

/** The status page, which only a server has: on a static host, where no call succeeds, there is no link. */
export function StatusLink() {
  const { t, language } = useTranslation();
  const { data } = useSiteContact();
  if (!data) return null;
  const folder = language === 'en' ? '/en' : '';
  return (
    <li>
      <a href={folder + paths.status}>{t('layout.footer.status')}</a>
    </li>
  );
}

/** The seller, as configured by the operator; last in its container, so that loading it shifts nothing. */
export function Seller() {
  const { t } = useTranslation();
  const { data } = useSiteContact();
  if (!data?.seller) return null;
  return <p>{t('layout.footer.seller', data.seller)}</p>;
}
