import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { announce } from '../ui/LiveRegion';
import { useResend } from './useResend';

interface Props {
  purpose: string;
  email: string;
  /** Resolves to whether a code was sent; only then does the countdown restart at 60 (product.md section 4, Resend). */
  onResend: () => Promise<boolean>;
}

/** Disabled during the countdown, which is silent; announces once when it is ready. */
export function ResendButton({ purpose, email, onResend }: Props) {
  const { t } = useTranslation();
  const { seconds, restart } = useResend(purpose, email);
  const [busy, setBusy] = useState(false);
  const ran = useRef(false);
  useEffect(() => {
    if (seconds > 0) ran.current = true;
    else if (ran.current) {
      ran.current = false;
      announce(t('auth.verify.resendReady'));
    }
  }, [seconds, t]);
  const send = async () => {
    setBusy(true);
    if (await onResend()) restart();
    setBusy(false);
  };
  return (
    <button type="button" disabled={seconds > 0 || busy} onClick={() => void send()}>
      {seconds > 0 ? t('auth.verify.resendIn', { seconds }) : t('auth.verify.resend')}
    </button>
  );
}
