import MoreIcon from '@mui/icons-material/MoreVert';
import { Chip, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import { useGetIdentity, useRecordContext, useTranslate } from 'react-admin';
import type { StaffMember } from '../../../../contract/staff';
import { paths } from '../../../paths';
import { DialogLink } from '../../ui/dialogs/DialogLink';

/** The actions on a staff member; each is a dialog of `StaffDialogs`. */
function actionsFor({ state, hasFactor }: StaffMember, isOwn: boolean): string[] {
  if (state === 'invited') return ['repeat', 'withdraw'];
  if (isOwn) return ['user-name'];
  return ['roles', 'user-name', 'end-sessions', ...(hasFactor ? ['reset-factor'] : []), 'remove'];
}

/** The menu of one row. One's own has the user name only, and explains why. */
export function StaffActions() {
  const member = useRecordContext<StaffMember>();
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  if (!member) return null;
  const isOwn = member.id === identity?.id;
  const label = translate('staff.actionsOf', { name: member.userName || member.email });
  return (
    <>
      {isOwn && (
        <Tooltip title={translate('staff.yourself')}>
          <Chip size="small" variant="outlined" color="primary" label={translate('staff.you')} tabIndex={0} />
        </Tooltip>
      )}
      <Tooltip title={label}>
        <IconButton
          data-key="open"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreIcon />
        </IconButton>
      </Tooltip>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actionsFor(member, isOwn).map((name) => (
          <MenuItem
            key={name}
            component={DialogLink}
            to={`${paths.admin.staff}/${member.id}/${name}`}
            onClick={() => setAnchor(null)}
          >
            {translate(`staff.dialog.${name}.menu`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
