import { useState } from 'react';
import { useLogout, useTranslate } from 'react-admin';
import type { LogoutParams } from '../../../authProvider/authProvider';
import { ConfirmFrame } from '../../ui/dialogs/ConfirmFrame';

const byUser: LogoutParams = { reason: 'user' };

/** 'Confirm Logout': calls the server, clears the stored session and redirects to the sign-in screen. */
export function LogoutDialog({ onCancel }: { onCancel: () => void }) {
  const translate = useTranslate();
  const logout = useLogout();
  const [busy, setBusy] = useState(false);
  const leave = () => {
    setBusy(true);
    void logout(byUser);
  };
  return (
    <ConfirmFrame
      title={translate('admin.logout.title')}
      text={translate('admin.logout.text')}
      confirm={translate('admin.logout.confirm')}
      busyLabel={translate('admin.logout.busy')}
      busy={busy}
      onConfirm={leave}
      onCancel={onCancel}
    />
  );
}
