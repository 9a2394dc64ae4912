import { Button } from '@mui/material';
import { ResourceContextProvider, SelectInput, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { staffRoles } from '../../../../contract/permissions';
import { staff } from '../../../../contract/readResources';
import { paths } from '../../../paths';
import { ReadList } from '../../crud/list/ReadList';
import { StaffActions } from './StaffActions';
import { StaffDialogs } from './StaffDialogs';
import { staffTable } from './staffColumns';
import '../../i18n/readFields';

const texts = { label: 'staff.label', empty: 'staff.none', failed: 'staff.failed.list' };
const states = ['active', 'banned', 'invited'].map((id) => ({ id, name: `staff.stateFilter.${id}` }));
const roles = staffRoles.map((id) => ({ id, name: `staff.role.${id}` }));
const filters = [
  <SelectInput key="state" source="state" choices={states} alwaysOn />,
  <SelectInput key="roles" source="roles" choices={roles} alwaysOn />,
];
const file = { words: { roles: 'staff.role', state: 'staff.stateFilter' } };

const Invite = () => (
  <Button variant="contained" component={Link} to={`${paths.admin.staff}/invite`}>
    {useTranslate()('staff.invite')}
  </Button>
);

/** Settings → Staff: members, their roles, and pending invitations (studio.md section 1). */
export const StaffPage = () => (
  <ResourceContextProvider value="staff">
    <ReadList
      resource={staff}
      texts={texts}
      rows={{ table: staffTable, rowActions: <StaffActions /> }}
      filters={filters}
      file={file}
      tools={<Invite />}
    />
    <StaffDialogs />
  </ResourceContextProvider>
);
