import { useEffect, useRef, useState } from 'react';
import { linkGoogle, unlinkGoogle } from '../../../../contract/calls/ownSecurity';
import type { OwnSecurity, ProofBody } from '../../../../contract/ownSecurity';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { openGooglePopup, watchPopup } from '../../auth/googlePopup';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import styles from '../Tab.module.css';
import { ProofForm } from './ProofForm';
import { protectionTexts } from './protectionTexts';
import { useReloadSecurity } from './useOwnSecurity';

/** Linking a Google account to one's own, and unlinking it; never the last way in. */
export function GoogleCard({ security }: { security: OwnSecurity }) {
  const texts = protectionTexts[useLanguage()].google;
  const [isOpen, setIsOpen] = useState(false);
  const reload = useReloadSecurity();
  const { link, failed } = useLinking(() => {
    setIsOpen(false);
    reload();
  });
  const { hasGoogle, hasPassword } = security;
  const unlink = async (body: ProofBody) => {
    await call(unlinkGoogle, { body });
    setIsOpen(false);
    reload();
  };
  const name = hasGoogle ? texts.unlink : texts.link;
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.quiet}>{hasGoogle ? texts.isLinked : texts.isNotLinked}</p>
      {hasGoogle && !hasPassword && <p className={styles.quiet}>{texts.lastWay}</p>}
      {failed && <Alert tone="error">{failed}</Alert>}
      {!isOpen && (hasPassword || !hasGoogle) && <Button onClick={() => setIsOpen(true)}>{name}</Button>}
      {isOpen && (
        <ProofForm
          security={security}
          send={hasGoogle ? unlink : link}
          submit={name}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}

/** The way to Google in a pop-up, which opens before the call that says where it goes: later, the browser would block it. */
function useLinking(onLinked: () => void) {
  const { t } = useTranslation();
  const texts = protectionTexts[useLanguage()].google;
  const [failed, setFailed] = useState<string | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const link = async (body: ProofBody) => {
    stop.current();
    setFailed(null);
    const popup = openGooglePopup('about:blank');
    const way = await call(linkGoogle, { body }).catch((error: unknown) => {
      popup?.close();
      throw error;
    });
    if (!popup) return setFailed(texts.blocked);
    popup.location.href = way.url;
    stop.current = watchPopup(popup, {
      receive: (message) => {
        if (message.ok) return onLinked();
        const reason = message.reason && t(`auth.google.reason.${message.reason}`);
        setFailed(reason ? `${texts.failed} ${reason}` : texts.failed);
      },
      closed: () => setFailed(texts.failed),
      late: () => setFailed(texts.failed),
    });
  };
  return { link, failed };
}
