import { Alert, Box, Button, Skeleton } from '@mui/material';
import {
  DataTable,
  ListContextProvider,
  ResourceContextProvider,
  useList,
  useListContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths';
import { CardList } from '../../crud/list/CardList';
import { scrollBox } from '../../ui/list/scrollBox';
import { isPhone, useScreen } from '../../ui/useScreen';
import { StaffActions } from './StaffActions';
import { StaffDialogs } from './StaffDialogs';
import { staffColumns } from './staffColumns';
import { useStaff } from './useStaff';

function Members({ label }: { label: string }) {
  const phone = useScreen(isPhone);
  // There is always an owner; `useList` has no rows yet in its first renders.
  if (!useListContext().data?.length) return <Skeleton variant="rectangular" height={240} />;
  if (phone) return <CardList label={label} columns={staffColumns} actions={<StaffActions />} />;
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={scrollBox}>
      <DataTable bulkActionButtons={false} rowClick={false} aria-label={label}>
        {staffColumns}
        <DataTable.Col label="admin.column.actions" disableSort>
          <StaffActions />
        </DataTable.Col>
      </DataTable>
    </Box>
  );
}

/** Settings → Staff: members, their roles, and pending invitations (studio.md section 1). */
export function StaffPage() {
  const translate = useTranslate();
  const { data = [], isPending, error, refetch } = useStaff();
  const list = useList({ data, isPending, perPage: 1000 });
  return (
    <ResourceContextProvider value="staff">
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', my: 2 }}>
        <Button variant="contained" component={Link} to={`${paths.admin.staff}/invite`}>
          {translate('staff.invite')}
        </Button>
      </Box>
      {error ? (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>}
        >
          {translate(error.message, { _: error.message })}
        </Alert>
      ) : (
        <ListContextProvider value={list}>
          <Members label={translate('staff.label')} />
        </ListContextProvider>
      )}
      <StaffDialogs />
    </ResourceContextProvider>
  );
}
