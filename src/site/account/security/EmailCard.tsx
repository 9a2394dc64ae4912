import { useState } from 'react';
import { changeOwnEmail } from '../../../../contract/calls/ownSecurity';
import type { OwnSecurity, ProofBody } from '../../../../contract/ownSecurity';
import { shownDay } from '../../../../contract/shownTimes';
import { call } from '../../../api/call';
import { textOf } from '../../auth/textOf';
import { useDraft } from '../../auth/useDraft';
import { useProfile } from '../../profile/useProfile';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/TextField';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import styles from '../Tab.module.css';
import { EmailCode } from './EmailCode';
import { ProofForm } from './ProofForm';
import { protectionTexts } from './protectionTexts';

/** A change that has begun: the new address, and the proof for another code. */
interface Begun {
  email: string;
  proof: ProofBody;
}

/** The account's e-mail, which its player changes with a code to the new address. */
export function EmailCard({ security }: { security: OwnSecurity }) {
  const language = useLanguage();
  const { email: texts, frozen } = protectionTexts[language];
  const current = useProfile().data?.email;
  const draft = useDraft('ownEmail');
  // Open where something was typed before a session that ended.
  const [isOpen, setIsOpen] = useState(Boolean(draft.textOf('email')));
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = async (proof: ProofBody, email: string) => {
    await call(changeOwnEmail, { body: { email, ...proof } });
    draft.forget();
    setBegun({ email, proof });
  };
  const close = () => {
    draft.forget();
    setBegun(null);
    setIsOpen(false);
  };
  const { emailUndoUntil, frozenUntil } = security;
  const isHeld = emailUndoUntil !== null || frozenUntil !== null;
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.fact}>{current}</p>
      {emailUndoUntil && (
        <p className={styles.quiet}>{texts.held(shownDay(new Date(emailUndoUntil), language))}</p>
      )}
      {frozenUntil && <p className={styles.quiet}>{frozen(shownDay(new Date(frozenUntil), language))}</p>}
      {!isOpen && !isHeld && (
        <>
          <p className={styles.quiet}>{texts.effect}</p>
          <Button onClick={() => setIsOpen(true)}>{texts.change}</Button>
        </>
      )}
      {isOpen && !isHeld && !begun && (
        <AddressForm security={security} draft={draft} onSend={begin} onCancel={close} />
      )}
      {begun && (
        <EmailCode email={begun.email} onResend={() => begin(begun.proof, begun.email)} onCancel={close} />
      )}
    </Card>
  );
}

interface FormProps {
  security: OwnSecurity;
  draft: ReturnType<typeof useDraft>;
  onSend: (proof: ProofBody, email: string) => Promise<void>;
  onCancel: () => void;
}

/** The new address, with the proof that the account is one's own. */
function AddressForm({ security, draft, onSend, onCancel }: FormProps) {
  const { email: texts } = protectionTexts[useLanguage()];
  return (
    <ProofForm
      security={security}
      send={(proof, values) => onSend(proof, textOf(values, 'email').trim())}
      submit={texts.send}
      onCancel={onCancel}
      onInput={draft.onInput}
      required={{ email: texts.empty }}
    >
      {(refused) => (
        <TextField
          label={texts.address}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoFocus
          defaultValue={draft.textOf('email')}
          error={refused.email}
        />
      )}
    </ProofForm>
  );
}
