import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { PasswordInput, required, TextInput, useTranslate } from 'react-admin';
import { beginFactor, confirmFactor } from '../../../../contract/calls/secondFactor';
import type { FactorSecret } from '../../../../contract/secondFactor';
import { call } from '../../../api/call';
import { groupedSecret } from '../../../security/qrCode';
import { CopyButton } from './CopyButton';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';
import { SecurityForm } from './SecurityForm';

const filled = required('admin.rule.required');

function Secret({ secret, uri }: FactorSecret) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, my: 2, alignItems: 'center' }}>
      <QrCode text={uri} label={translate('security.factor.qr')} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography gutterBottom>{translate('security.factor.byHand')}</Typography>
        <Box component="code" sx={{ display: 'block', fontSize: 16, overflowWrap: 'anywhere', mb: 1 }}>
          {groupedSecret(secret)}
        </Box>
        <CopyButton text={secret} label="security.factor.copySecret" />
      </Box>
    </Box>
  );
}

interface FactorSetupProps {
  onDone: () => void;
  onCancel?: () => void;
}

/** Sets up the second factor in three steps: the password, the app's first code, and the recovery codes. */
export function FactorSetup({ onDone, onCancel }: FactorSetupProps) {
  const translate = useTranslate();
  const [secret, setSecret] = useState<FactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const cancel = onCancel && <Button onClick={onCancel}>{translate('admin.dialog.cancel')}</Button>;
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  if (!secret) {
    return (
      <SecurityForm<{ password: string }, FactorSecret>
        key="password"
        call={({ password }) => call(beginFactor, { body: { password } })}
        onDone={setSecret}
        submit="security.factor.next"
        actions={cancel}
      >
        <Typography gutterBottom>{translate('security.factor.password')}</Typography>
        <PasswordInput
          source="password"
          label="security.password.currentPassword"
          validate={filled}
          slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
        />
      </SecurityForm>
    );
  }
  return (
    <>
      <Typography>{translate('security.factor.scan')}</Typography>
      <Secret {...secret} />
      <SecurityForm<{ code: string }, { recoveryCodes: string[] }>
        key="code"
        call={({ code }) => call(confirmFactor, { body: { code: code.replaceAll(/\s/g, '') } })}
        onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
        submit="security.factor.confirm"
        actions={cancel}
      >
        <TextInput
          source="code"
          label="security.factor.code"
          validate={filled}
          autoFocus
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 9 } }}
        />
      </SecurityForm>
    </>
  );
}
