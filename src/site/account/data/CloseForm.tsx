import { useState } from 'react';
import { closeOwnAccount } from '../../../../contract/calls/erasure';
import type { OwnSecurity } from '../../../../contract/ownSecurity';
import { call } from '../../../api/call';
import { logoutPublic } from '../../profile/logoutPublic';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useLanguage } from '../../ui/useLanguage';
import { ProofForm } from '../security/ProofForm';
import styles from '../Tab.module.css';
import { closeTexts } from './closeTexts';

/** Says what closing means, closes the account with the proof of its owner, and then signs this browser out. */
export function CloseForm({ proofs, onCancel }: { proofs: OwnSecurity; onCancel: () => void }) {
  const texts = closeTexts[useLanguage()];
  const [done, setDone] = useState<string>();
  if (done)
    return (
      <div className={styles.confirm}>
        <Alert tone="success">{done}</Alert>
        <Button variant="primary" autoFocus onClick={() => logoutPublic()}>
          OK
        </Button>
      </div>
    );
  return (
    <div className={styles.confirm}>
      <ul className={styles.effects}>
        {texts.effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
      <ProofForm
        security={proofs}
        submit={texts.submit}
        onCancel={onCancel}
        send={async ({ password }) => setDone((await call(closeOwnAccount, { body: { password } })).message)}
      />
    </div>
  );
}
