import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { useSiteContact } from '../useSiteContact';

/** The way to help: a mail to the operator where there is an address, else what the shop says of payments. Equally high. */
export function SupportLink() {
  const { t } = useTranslation();
  const { data } = useSiteContact();
  const email = data?.supportEmail;
  if (!email) return <Link to={`${paths.shop}#notes`}>{t('layout.footer.help')}</Link>;
  return <a href={`mailto:${email}`}>{t('layout.footer.support', { email })}</a>;
}

/** Who sells, as the operator set it; last in its place, so that nothing moves when it comes. */
export function Seller() {
  const { t } = useTranslation();
  const { data } = useSiteContact();
  if (!data?.seller) return null;
  return <p>{t('layout.footer.seller', data.seller)}</p>;
}
