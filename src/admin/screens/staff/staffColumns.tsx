import { Box, Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import type { StaffMember } from '../../../../contract/staff';
import { staff } from '../../../../contract/staffList';
import { Breakable } from '../../../format/Breakable';
import { readTable } from '../../crud/list/readTable';
import { formatDateTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/useLanguage';

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
  if (!full) return <Breakable text={member?.userName || member?.email || ''} />;
  return (
    <>
      {full} <span style={{ whiteSpace: 'nowrap' }}>({member?.userName})</span>
    </>
  );
}

/** The columns of the staff table. */
export const staffTable = readTable(staff, {
  userName: <Name />,
  state: <State />,
  hasFactor: <Factor />,
});
