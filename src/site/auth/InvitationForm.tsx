import { acceptInvitation } from '../../../contract/calls/invitations';
import type { InvitationShown } from '../../../contract/staff';
import { refusedAt } from '../../api/ApiError';
import { call } from '../../api/call';
import { useTranslation } from '../../i18n/useTranslation';
import { TextField } from '../ui/TextField';
import { NewPasswordForm } from './NewPasswordForm';
import { textOf } from './textOf';

interface Props {
  token: string;
  invitation: InvitationShown;
}

const refusal = (error: unknown) => refusedAt<typeof acceptInvitation>(error, '400 password');

/** The names of a new account, and the password with which the invited person signs in from now on. */
export function InvitationForm({ token, invitation: { email, isKnown } }: Props) {
  const { t } = useTranslation();
  const send = (password: string, values: FormData) => {
    const names = { firstName: textOf(values, 'firstName'), lastName: textOf(values, 'lastName') };
    return call(acceptInvitation, { body: { token, password, ...(!isKnown && names) } });
  };
  return (
    <NewPasswordForm
      {...{ email, send, refusal }}
      texts="auth.invitation"
      notice="invited"
      names={isKnown ? [] : ['firstName', 'lastName']}
    >
      {(missing) => (
        <>
          <p>{t(isKnown ? 'auth.invitation.leadKnown' : 'auth.invitation.lead', { email })}</p>
          {!isKnown && (
            <>
              <TextField
                label={t('auth.field.firstName')}
                name="firstName"
                autoComplete="given-name"
                invalid={missing.includes('firstName')}
              />
              <TextField
                label={t('auth.field.lastName')}
                name="lastName"
                autoComplete="family-name"
                invalid={missing.includes('lastName')}
              />
            </>
          )}
        </>
      )}
    </NewPasswordForm>
  );
}
