import { gatewayNames } from '../../../../contract/gateways';
import { useTranslation } from '../../../i18n/useTranslation';
import styles from './Ways.module.css';

/** What each way is done with, drawn: a code to scan, a card, and a test that costs nothing. */
const drawings = {
  payos: 'M3 3h7v7H3zM14 3h7v7h-7zM3 14h7v7H3zM14 14h3v3M21 14v3M14 20v1M17 21h4v-1',
  vnpay: 'M2 5h17l3 3v11H5l-3-3zM2 10h20M6 15h5',
  sandbox: 'M9 3h6M10 3v6l-6 10 2 2h12l2-2-6-10V3M7 15h10',
};

/** The ways to pay that are offered, each by its name and a drawing, before anything is chosen. */
export function Ways({ ways }: { ways: readonly string[] }) {
  const { t } = useTranslation();
  const known = gatewayNames.filter((name) => ways.includes(name));
  if (known.length === 0) return null;
  return (
    <ul className={styles.ways} aria-label={t('packages.ways.label')}>
      {known.map((name) => (
        <li key={name}>
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
            <path d={drawings[name]} />
          </svg>
          {t(`packages.ways.${name}`)}
        </li>
      ))}
    </ul>
  );
}
