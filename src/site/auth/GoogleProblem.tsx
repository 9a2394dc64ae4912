import { useTranslation } from '../../i18n/useTranslation';
import { Alert } from '../ui/Alert';
import { useProblemText } from '../ui/problem';
import { FactorForm } from './FactorForm';
import type { GoogleFailure } from './useGoogleLogin';

/** Text of a failed Google login (product.md section 8), or the code that it still wants. */
export function GoogleProblem({ failure: { reason, text, wantsFactor } }: { failure: GoogleFailure }) {
  const { t } = useTranslation();
  const problemText = useProblemText();
  if (wantsFactor) return <FactorForm />;
  const failed = reason
    ? t('auth.google.failedWith', { reason: problemText(reason) })
    : t('auth.google.failed');
  return <Alert tone="error">{text ? problemText(text) : failed}</Alert>;
}
