import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { getFactor, renewRecoveryCodes, turnOffFactor } from '../../../../contract/calls/secondFactor';
import type { OwnSecurity } from '../../../../contract/ownSecurity';
import { shownDay } from '../../../../contract/shownTimes';
import { serverMessage } from '../../../api/ApiError';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { withStepUp } from '../../../security/stepUp';
import { loadChunk } from '../../errors/loadChunk';
import { SectionBoundary } from '../../errors/SectionBoundary';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import styles from '../Tab.module.css';
import { ProofForm } from './ProofForm';
import { protectionTexts } from './protectionTexts';
import { RecoveryCodes } from './RecoveryCodes';
import { useReloadSecurity } from './useOwnSecurity';

const FactorSetup = lazy(async () => ({
  default: (await loadChunk(() => import('./FactorSetup'))).FactorSetup,
}));

type Step = 'facts' | 'setUp' | 'off' | { codes: string[] };

/** The second factor, which players may switch on: set-up, new recovery codes, and its end. */
export function FactorCard({ security }: { security: OwnSecurity }) {
  const { t } = useTranslation();
  const texts = protectionTexts[useLanguage()];
  const [step, setStep] = useState<Step>('facts');
  const reload = useReloadSecurity();
  const end = () => {
    setStep('facts');
    reload();
  };
  const back = () => setStep('facts');
  const turnOff = async (body: { password?: string }) => {
    await call(turnOffFactor, { body });
    end();
  };
  return (
    <Card title={texts.factor.title} level={3} look={styles.card}>
      {step === 'facts' && <Facts security={security} onStep={setStep} />}
      {step === 'setUp' && (
        <SectionBoundary fallback={<p role="status">{t('common.loading')}</p>}>
          <FactorSetup security={security} onCodes={(codes) => setStep({ codes })} onCancel={back} />
        </SectionBoundary>
      )}
      {step === 'off' && (
        <>
          <p className={styles.quiet}>{texts.factor.offEffect}</p>
          <ProofForm security={security} send={turnOff} submit={texts.factor.turnOff} onCancel={back} />
        </>
      )}
      {typeof step === 'object' && <RecoveryCodes codes={step.codes} onKept={end} />}
    </Card>
  );
}

/** Whether it is on, and what can be done about it. */
function Facts({ security, onStep }: { security: OwnSecurity; onStep: (step: Step) => void }) {
  const language = useLanguage();
  const { hasFactor: isOn, frozenUntil } = security;
  const { factor: texts, failed, frozen } = protectionTexts[language];
  const [problem, setProblem] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: ['security', 'factor'],
    queryFn: ({ signal }) => call(getFactor, undefined, signal),
    staleTime: 0,
    enabled: isOn,
  });
  const renew = () =>
    withStepUp(() => call(renewRecoveryCodes)).then(
      ({ recoveryCodes }) => onStep({ codes: recoveryCodes }),
      (error: unknown) => setProblem(serverMessage(error) ?? failed),
    );
  if (frozenUntil) return <p className={styles.quiet}>{frozen(shownDay(new Date(frozenUntil), language))}</p>;
  if (!isOn)
    return (
      <>
        <p className={styles.quiet}>{texts.isOff}</p>
        <Button onClick={() => onStep('setUp')}>{texts.turnOn}</Button>
      </>
    );
  return (
    <>
      <p>{texts.isOn}</p>
      {data && <p className={styles.quiet}>{texts.left(data.recoveryCodesLeft)}</p>}
      {problem && <Alert tone="error">{problem}</Alert>}
      <div className={styles.choices}>
        <Button onClick={() => void renew()}>{texts.renew}</Button>
        <Button onClick={() => onStep('setUp')}>{texts.replace}</Button>
        <Button onClick={() => onStep('off')}>{texts.turnOff}</Button>
      </div>
    </>
  );
}
