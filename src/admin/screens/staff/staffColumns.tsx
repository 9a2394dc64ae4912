import { Box, Chip, Stack } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { StaffMember } from '../../../../contract/staff';
import { DateTimeColumn } from '../../crud/list/columns';
import { readTable } from '../../crud/list/readTable';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';
import { Column } from '../../ui/list/Column';

function Roles() {
  const translate = useTranslate();
  const { roles = [] } = useRecordContext<StaffMember>() ?? {};
  return (
    <Stack direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {roles.map((role) => (
        <Chip key={role} size="small" variant="outlined" label={translate(`staff.role.${role}`)} />
      ))}
    </Stack>
  );
}

const colours = { active: 'success', banned: 'error', invited: 'info' } as const;

function State() {
  const translate = useTranslate();
  const locale = useLanguage();
  const member = useRecordContext<StaffMember>();
  if (!member) return null;
  const until = member.expiresAt && formatDateTime(member.expiresAt, locale);
  return (
    <Chip
      size="small"
      variant="outlined"
      color={colours[member.state]}
      label={translate(`staff.state.${member.state}`, { until })}
    />
  );
}

function Factor() {
  const translate = useTranslate();
  const member = useRecordContext<StaffMember>();
  if (!member || member.state === 'invited') return <>–</>;
  if (member.hasFactor) return <>{translate('staff.factor.on')}</>;
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {translate('staff.factor.off')}
    </Box>
  );
}

function Name() {
  const member = useRecordContext<StaffMember>();
  const full = [member?.lastName, member?.firstName].filter(Boolean).join(' ');
  if (!full) return <>{member?.userName || member?.email}</>;
  return (
    <>
      {full} <span style={{ whiteSpace: 'nowrap' }}>({member?.userName})</span>
    </>
  );
}

/** The columns of the staff table. */
export const staffTable = readTable<StaffMember>({
  userName: (
    <Column source="userName" card="heading">
      <Name />
    </Column>
  ),
  lastName: 'userName',
  firstName: 'userName',
  email: <Column source="email" />,
  roles: (
    <Column source="roles" disableSort>
      <Roles />
    </Column>
  ),
  state: (
    <Column source="state">
      <State />
    </Column>
  ),
  expiresAt: 'state',
  hasFactor: (
    <Column source="hasFactor">
      <Factor />
    </Column>
  ),
  lastLoginAt: <DateTimeColumn source="lastLoginAt" />,
  createdAt: null,
});
