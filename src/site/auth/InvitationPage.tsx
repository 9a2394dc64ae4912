import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getInvitation } from '../../../contract/calls/invitations';
import { serverMessage } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Alert } from '../ui/Alert';
import { problem, useProblemText } from '../ui/problem';
import styles from './AuthForm.module.css';
import { AuthHead } from './AuthHead';
import { InvitationForm } from './InvitationForm';
import { linkToken } from './linkToken';

/** An invitation to the staff, opened by its link. */
export function Page() {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const [token] = useState(linkToken);
  const { data, error } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(getInvitation, { body: { token } }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <AuthHead title={t('auth.invitation.title')} />
      {data && <InvitationForm token={token} invitation={data} />}
      {error && (
        <>
          <Alert tone="error">{problemText(problem('auth.invitation.over', serverMessage(error)))}</Alert>
          <Link className={styles.link} to={paths.auth.login}>
            {t('auth.forgot.back')}
          </Link>
        </>
      )}
    </>
  );
}
