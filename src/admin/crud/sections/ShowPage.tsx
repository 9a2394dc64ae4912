import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { EditButton, HttpError, Show, TopToolbar, useRecordContext, useShowContext } from 'react-admin';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { AllFields, width } from '../definition/AllFields';
import { BackToList } from '../definition/BackToList';
import { useDefinition } from '../definition/definitionContext';
import { useDialogLinks } from '../definition/dialogPaths';
import { FieldOf } from '../definition/FieldOf';
import { useAbilities } from '../definition/useAbilities';
import { useCalled } from '../definition/useCalled';
import { Publishing } from '../publication/Publishing';

/** One left edge, that of the page's heading. */
const page = { '& .RaShow-card': { bgcolor: 'transparent', boxShadow: 'none' } };
const head = { display: 'flex', gap: 2, alignItems: 'center', mb: 2 };
const picture = {
  width: { xs: 96, sm: 160 },
  height: { xs: 96, sm: 160 },
  flex: 'none',
  objectFit: 'contain',
  border: '1px solid',
  borderColor: 'divider',
};
const named = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  minWidth: 0,
};

/** In place of a record that could not be fetched; one that is gone is not fetched again. */
function Failed() {
  const { error, refetch } = useShowContext();
  const isGone = error instanceof HttpError && error.status === 404;
  return (
    <FetchAlert
      message={isGone ? 'ra.notification.item_doesnt_exist' : String(error?.message)}
      onRetry={isGone ? undefined : refetch}
    />
  );
}

/** By default react-admin says that the record does not exist, and leaves for the list, whatever has failed. */
const shownHere = { onError: () => undefined };

/** The record's picture, its name and state, and what can be done about it. */
function Head() {
  const record = useRecordContext();
  const called = useCalled();
  const { stateField } = useDefinition();
  if (!record) return null;
  return (
    <Box sx={head}>
      {record.imageUrl && <Box component="img" src={record.imageUrl} alt="" sx={picture} />}
      <Box sx={named}>
        <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {called(record)}
        </Typography>
        {stateField && <FieldOf source={stateField} />}
        <Publishing at="page" />
      </Box>
    </Box>
  );
}

/** The record's page with the way back and to the edit dialog. */
function Frame({ children }: { children: ReactNode }) {
  const { canEdit } = useAbilities();
  const { here } = useDialogLinks();
  return (
    // PageBody has already checked access.
    <Show
      disableAuthentication
      title={false}
      queryOptions={shownHere}
      error={<Failed />}
      sx={page}
      actions={
        <TopToolbar sx={{ justifyContent: 'space-between', px: 0 }}>
          <BackToList />
          {canEdit && <EditButton state={here} />}
        </TopToolbar>
      }
    >
      <Head />
      {children}
    </Show>
  );
}

/** The page of one record: all fields, or the resource's own content. */
export function ShowPage() {
  const { show } = useDefinition();
  if (show?.type === Show) return show;
  return <Frame>{show ? <Box sx={width}>{show}</Box> : <AllFields />}</Frame>;
}
