import { Chip } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';

/** The user's role as an outlined badge. */
export function RoleBadge() {
  const role = String(useRecordContext()?.role ?? '');
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={role === 'Admin' ? 'info' : 'default'}
      label={translate(`admin.enum.role.${role}`)}
    />
  );
}
