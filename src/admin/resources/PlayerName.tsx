import PaymentsIcon from '@mui/icons-material/ReceiptLongOutlined';
import { IconButton } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { User } from '../../../contract/users';
import { paths } from '../../paths';
import { usePermission } from '../ui/usePermission';

/** A user's name, with a link to their payments for those who may read payments. */
export function PlayerName() {
  const user = useRecordContext<User>();
  const translate = useTranslate();
  const may = usePermission();
  if (!user) return null;
  const filter = new URLSearchParams({ filter: JSON.stringify({ userId: user.id }) });
  const label = translate('resources.users.fields.payments', { name: user.userName });
  return (
    <>
      {user.userName}
      {may('payments:read') && (
        <IconButton
          component={Link}
          to={`${paths.admin.transactions}?${filter}`}
          size="small"
          aria-label={label}
          title={label}
          sx={{ ml: 0.5, my: -0.5 }}
        >
          <PaymentsIcon fontSize="inherit" />
        </IconButton>
      )}
    </>
  );
}
