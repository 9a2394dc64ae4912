import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { useProblemText } from '../ui/problem';
import { FactorForm } from './FactorForm';
import type { GoogleFailure } from './useGoogleLogin';

/** The text of a failed Google sign-in (product.md section 8), or the form for the code it still requires. */
export function GoogleProblem({ failure: { reason, text, wantsFactor } }: { failure: GoogleFailure }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (wantsFactor) return <FactorForm />;
  const failed = reason
    ? t('auth.google.failedWith', { reason: problemText(reason) })
    : t('auth.google.failed');
  return <Alert tone="error">{text ? problemText(text) : failed}</Alert>;
}
