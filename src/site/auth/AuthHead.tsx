import { useTranslation } from '../../i18n/useTranslation';
import styles from './AuthForm.module.css';

interface Props {
  title: string;
  lead?: React.ReactNode;
}

/** Heading of a screen in the auth area. */
export function AuthHead({ title, lead }: Props) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <p className="label">{t('auth.label')}</p>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </header>
  );
}
