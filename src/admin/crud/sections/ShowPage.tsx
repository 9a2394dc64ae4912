import BackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Box, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  EditButton,
  HttpError,
  ListButton,
  Show,
  TopToolbar,
  useGetRecordRepresentation,
  useRecordContext,
  useShowContext,
} from 'react-admin';
import { FetchAlert } from '../../ui/errors/FetchAlert';
import { AllFields, width } from '../definition/AllFields';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { Publishing } from '../publication/Publishing';

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

/** The record's page with the way back and to the edit dialog. */
function Frame({ children }: { children: ReactNode }) {
  const { canEdit } = useAbilities();
  return (
    // PageBody has already checked access.
    <Show
      disableAuthentication
      title={false}
      queryOptions={shownHere}
      error={<Failed />}
      actions={
        <TopToolbar sx={{ justifyContent: 'space-between' }}>
          <ListButton icon={<BackIcon />} />
          {canEdit && <EditButton />}
        </TopToolbar>
      }
    >
      <Publishing at="page" />
      {children}
    </Show>
  );
}

/** The resource's own content below the record's name. */
function Own({ children }: { children: ReactElement }) {
  const record = useRecordContext();
  const represent = useGetRecordRepresentation(useDefinition().name);
  return (
    <Box sx={width}>
      <Typography
        component="h2"
        sx={{ px: 2, pt: 2, fontSize: 16, fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {record && represent(record)}
      </Typography>
      {children}
    </Box>
  );
}

/** The page of one record: all fields, one below the other, or the resource's own content. */
export function ShowPage() {
  const { show } = useDefinition();
  if (show?.type === Show) return show;
  return <Frame>{show ? <Own>{show}</Own> : <AllFields />}</Frame>;
}
