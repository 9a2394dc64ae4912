import { Button, Chip } from '@mui/material';
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { sessions } from '../../../../contract/readResources';
import type { StaffSession } from '../../../../contract/sessions';
import { formatNetwork } from '../../../format/network';
import { paths } from '../../../paths';
import { ReadList } from '../../crud/list/ReadList';
import { readTable } from '../../crud/list/readTable';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { usePermission } from '../../ui/usePermission';
import { EndSessionsDialog } from './StaffDialogs';
import '../../i18n/security';
import '../../i18n/readFields';

const base = `${paths.admin.settings}/sessions`;
const texts = {
  label: 'staff.sessions.label',
  empty: 'staff.sessions.none',
  failed: 'staff.sessions.failed',
};

function Device() {
  const translate = useTranslate();
  const { device } = useRecordContext<StaffSession>() ?? {};
  return <>{device ?? translate('security.sessions.unknown')}</>;
}

function Network() {
  const translate = useTranslate();
  const { network } = useRecordContext<StaffSession>() ?? {};
  return <>{network ? formatNetwork(network) : translate('security.sessions.networkUnknown')}</>;
}

const table = readTable(sessions, { device: <Device />, network: <Network /> });

/** A link to the dialog that ends all of the member's sessions; one's own are ended in My security, this one excepted. */
function End() {
  const translate = useTranslate();
  const mayEnd = usePermission()('staff:write');
  const { identity } = useGetIdentity();
  const session = useRecordContext<StaffSession>();
  if (session?.isCurrent) {
    return (
      <Chip size="small" variant="outlined" color="primary" label={translate('security.sessions.current')} />
    );
  }
  if (!session || !identity) return null;
  if (session.userId === identity.id) {
    return (
      <Button component={Link} to={`${paths.admin.settings}/security`}>
        {translate('admin.tab.security')}
      </Button>
    );
  }
  if (!mayEnd) return null;
  return (
    <Button
      color="error"
      component={DialogLink}
      to={`${base}/${session.userId}/end-sessions`}
      aria-label={translate('staff.dialog.end-sessions.of', { name: session.userName })}
    >
      {translate('staff.dialog.end-sessions.submit')}
    </Button>
  );
}

/** Settings → Sessions: where the staff are signed in now. */
export const SessionsPage = () => (
  <>
    <ReadList resource={sessions} texts={texts} rows={{ table, rowActions: <End /> }} />
    <EndSessionsDialog base={base} />
  </>
);
