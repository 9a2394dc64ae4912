import { Typography } from '@mui/material';
import { PasswordInput, useNotify, useTranslate } from 'react-admin';
import { changePassword } from '../../../../contract/calls/sessions';
import { call } from '../../../api/call';
import { type PasswordChange, passwordInputs, passwordProblems } from '../../../security/passwordChange';
import { useReloadSessions } from '../../../security/sessions';
import { Section } from './Section';
import { SecurityForm } from './SecurityForm';

/** The problems by field, as keys of their texts. */
const problemTexts = (values: PasswordChange): Record<string, string> =>
  Object.fromEntries(
    Object.entries(passwordProblems(values)).map(([field, name]) => [field, `security.password.${name}`]),
  );

/** Sets a new password, given the current one; all other sessions end (api.md, Own security). */
export function PasswordSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const reloadSessions = useReloadSessions();
  const done = () => {
    notify('security.password.done', { type: 'success' });
    reloadSessions();
  };
  return (
    <Section name="password">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('security.password.effect')}
      </Typography>
      <SecurityForm<PasswordChange, unknown>
        call={({ currentPassword, newPassword }) =>
          call(changePassword, { body: { currentPassword, newPassword } })
        }
        onDone={done}
        submit="security.password.submit"
        validate={problemTexts}
      >
        {passwordInputs.map(([name, autoComplete]) => (
          <PasswordInput
            key={name}
            source={name}
            label={`security.password.${name}`}
            isRequired
            slotProps={{ htmlInput: { autoComplete } }}
            helperText={name === 'newPassword' && 'security.password.hint'}
          />
        ))}
      </SecurityForm>
    </Section>
  );
}
