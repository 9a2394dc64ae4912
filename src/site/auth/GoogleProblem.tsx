import { useState } from 'react';
import { takeGoogleSession } from '../../../contract/calls/google';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';
import { useProblemText } from '../ui/problem';
import { FactorForm } from './FactorForm';
import { failureFrom, type GoogleFailure } from './useGoogleLogin';
import { useSignedIn } from './useSignedIn';

/** The text of a failed Google sign-in (product.md section 8), or the form for the code it still requires. */
export function GoogleProblem({
  failure: { reason, text, wantsFactor, isClosed },
}: {
  failure: GoogleFailure;
}) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (wantsFactor) return <FactorForm />;
  const failed = reason
    ? t('auth.google.failedWith', { reason: problemText(reason) })
    : t('auth.google.failed');
  return (
    <>
      <Alert tone="error">{text ? problemText(text) : failed}</Alert>
      {isClosed && <ReopenByGoogle />}
    </>
  );
}

/** Reopens the account whose identity Google has just confirmed. */
function ReopenByGoogle() {
  const { t } = useTranslation();
  const signedIn = useSignedIn();
  const [failure, setFailure] = useState<GoogleFailure | null>(null);
  const reopen = () =>
    call(takeGoogleSession, { query: { reopen: 'yes' } }).then(signedIn, (error: unknown) =>
      setFailure(failureFrom(error)),
    );
  if (failure) return <GoogleProblem failure={failure} />;
  return (
    <Button wide onClick={() => void reopen()}>
      {t('auth.login.reopen')}
    </Button>
  );
}
