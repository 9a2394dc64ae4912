import { Link as MuiLink } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { existingOf } from '../../../dataProvider/errors';
import { recordPaths } from './recordPaths';

/** Leads to the record that has already what was asked for; nothing for any other error. */
export function ExistingLink({ error }: { error: Error }) {
  const translate = useTranslate();
  const existing = existingOf(error);
  if (!existing) return null;
  const { resource, id } = existing;
  return (
    <>
      {' '}
      <MuiLink component={Link} to={recordPaths[resource](id)} color="inherit">
        {translate(`admin.dialog.existing.${resource}`)}
      </MuiLink>
    </>
  );
}
