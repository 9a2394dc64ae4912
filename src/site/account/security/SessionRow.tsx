import type { OwnSession } from '../../../../contract/sessions';
import { formatNetwork } from '../../../format/network';
import { useTranslation } from '../../../i18n/useTranslation';
import { Button } from '../../ui/Button';
import { formatDateTime } from '../../ui/formats';
import { Icon } from '../../ui/Icon';
import { useLanguage } from '../../ui/useLanguage';
import styles from './Sessions.module.css';

/** Icons that no other page needs, drawn as those of `ui/icons.ts`. */
const monitor = 'M3 4H21V16H3ZM12 16V20M8 20H16';
const phone = 'M7 2H17V22H7ZM11 19H13';

interface Props {
  session: OwnSession;
  isEnding: boolean;
  onEnd: () => void;
}

/** One session: device, network, sign-in, last use, and a button that ends it. */
export function SessionRow({ session, isEnding, onEnd }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { network, createdAt, lastUsedAt, isCurrent } = session;
  const device = session.device ?? t('account.sessions.unknown');
  const since = formatDateTime(createdAt, language);
  return (
    <li className={styles.session}>
      <Icon drawing={/iOS|Android/.test(device) ? phone : monitor} size={24} className={styles.device} />
      <div className={styles.facts}>
        <p className={styles.name}>
          <b>{device}</b>
          {isCurrent && (
            <span className={styles.current}>
              <Icon name="check" size={16} />
              {t('account.sessions.current')}
            </span>
          )}
        </p>
        <dl>
          <Fact name={t('account.sessions.network')}>
            {network ? formatNetwork(network) : t('account.sessions.networkUnknown')}
          </Fact>
          <Fact name={t('account.sessions.since')}>
            <time dateTime={createdAt}>{since}</time>
          </Fact>
          <Fact name={t('account.sessions.lastUsed')}>
            {isCurrent ? (
              t('account.sessions.now')
            ) : (
              <time dateTime={lastUsedAt}>{formatDateTime(lastUsedAt, language)}</time>
            )}
          </Fact>
        </dl>
      </div>
      {!isCurrent && (
        <Button
          size="small"
          className={styles.end}
          // Stays focusable while busy, so that the keyboard keeps its place.
          aria-disabled={isEnding}
          aria-busy={isEnding}
          contour={isEnding ? 'loading' : undefined}
          aria-label={t('account.sessions.endNamed', { device, since })}
          onClick={onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  );
}

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
