import { Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { minLength, PasswordInput, required, useNotify, useTranslate } from 'react-admin';
import { passwordLength } from '../../../../contract/limits';
import { changePassword } from '../../../api/sessions';
import { Section } from './Section';
import { SecurityForm } from './SecurityForm';
import { sessionsKey } from './useSessions';

interface Passwords {
  currentPassword: string;
  newPassword: string;
  repeatPassword: string;
}

const filled = required('admin.rule.required');
const strong = [filled, minLength(passwordLength.min, 'security.password.hint')];
const repeated = ({ newPassword, repeatPassword }: Passwords): Record<string, string> =>
  repeatPassword && newPassword !== repeatPassword ? { repeatPassword: 'security.password.mismatch' } : {};

/** Sets a new password, given the current one; all other sessions end (api.md, Own security). */
export function PasswordSection() {
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const done = () => {
    notify('security.password.done', { type: 'success' });
    void queryClient.invalidateQueries({ queryKey: sessionsKey });
  };
  const input = (name: keyof Passwords, autoComplete: string) => ({
    source: name,
    label: `security.password.${name}`,
    slotProps: { htmlInput: { autoComplete } },
  });
  return (
    <Section name="password">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('security.password.effect')}
      </Typography>
      <SecurityForm<Passwords, unknown>
        call={({ currentPassword, newPassword }) => changePassword({ currentPassword, newPassword })}
        onDone={done}
        submit="security.password.submit"
        validate={repeated}
      >
        <PasswordInput {...input('currentPassword', 'current-password')} validate={filled} />
        <PasswordInput
          {...input('newPassword', 'new-password')}
          validate={strong}
          helperText="security.password.hint"
        />
        <PasswordInput {...input('repeatPassword', 'new-password')} validate={filled} />
      </SecurityForm>
    </Section>
  );
}
