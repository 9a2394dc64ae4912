import { type FormEvent, useState } from 'react';
import { beginFactor, confirmFactor } from '../../../../contract/calls/secondFactor';
import type { OwnSecurity } from '../../../../contract/ownSecurity';
import type { FactorSecret } from '../../../../contract/secondFactor';
import { hasStatus, serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { groupedSecret, qrPath } from '../../../security/qrCode';
import { withStepUp } from '../../../security/stepUp';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { CodeInput } from '../../ui/CodeInput';
import { SubmitButton } from '../../ui/SubmitButton';
import { useLanguage } from '../../ui/useLanguage';
import styles from '../Tab.module.css';
import { ProofForm } from './ProofForm';
import own from './Protection.module.css';
import { protectionTexts } from './protectionTexts';

interface Props {
  security: OwnSecurity;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** Sets the second factor up: the proof, then the app's first code; the recovery codes come after it. */
export function FactorSetup({ security, onCodes, onCancel }: Props) {
  const texts = protectionTexts[useLanguage()];
  const [secret, setSecret] = useState<FactorSecret | null>(null);
  if (secret) return <FirstCode secret={secret} onCodes={onCodes} onCancel={onCancel} />;
  return (
    <>
      <p className={styles.quiet}>{texts.factor.before}</p>
      <ProofForm
        security={security}
        send={async (body) => setSecret(await call(beginFactor, { body }))}
        submit={texts.next}
        onCancel={onCancel}
      />
    </>
  );
}

function FirstCode({ secret, onCodes, onCancel }: Omit<Props, 'security'> & { secret: FactorSecret }) {
  const { t } = useTranslation();
  const texts = protectionTexts[useLanguage()];
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailed(null);
    withStepUp(() => call(confirmFactor, { body: { code } })).then(
      ({ recoveryCodes }) => onCodes(recoveryCodes),
      (error: unknown) => {
        setFailed(hasStatus(error, 0) ? t('common.networkError') : (serverMessage(error) ?? texts.failed));
        setCode('');
        setIsBusy(false);
      },
    );
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{texts.factor.scan}</p>
      <QrCode text={secret.uri} label={texts.factor.qr} />
      <p className={styles.quiet}>{texts.factor.byHand}</p>
      <code className={own.secret}>{groupedSecret(secret.secret)}</code>
      <CodeInput label={texts.factor.code} value={code} onChange={setCode} error={failed !== null} />
      {failed && <Alert tone="error">{failed}</Alert>}
      <div className={styles.choices}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <SubmitButton variant="secondary" loading={isBusy}>
          {texts.factor.turnOn}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Dark on light, as cameras require. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg className={own.qr} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={path} />
    </svg>
  );
}
