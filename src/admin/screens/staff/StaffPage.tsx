import { Button } from '@mui/material';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { staff } from '../../../../contract/readResources';
import { paths } from '../../../paths';
import { ReadList } from '../../crud/list/ReadList';
import { readFilters } from '../../crud/list/readFilters';
import { DialogLink } from '../../ui/dialogs/DialogLink';
import { StaffActions } from './StaffActions';
import { StaffDialogs } from './StaffDialogs';
import { staffTable } from './staffColumns';
import '../../i18n/readFields';

const texts = { label: 'staff.label', empty: 'staff.none', failed: 'staff.failed.list' };
const filters = readFilters(staff, ['state', 'roles']);

const Invite = () => (
  <Button variant="contained" component={DialogLink} to={`${paths.admin.staff}/invite`}>
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
      tools={<Invite />}
    />
    <StaffDialogs />
  </ResourceContextProvider>
);
