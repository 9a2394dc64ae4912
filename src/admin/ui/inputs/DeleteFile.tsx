import { Alert, Button, Link as MuiLink } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreatePath, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { deleteFile } from '../../../../contract/calls/files';
import type { FileUse } from '../../../../contract/errors';
import type { StoredFile } from '../../../../contract/files';
import { call } from '../../../api/call';
import { detailsOf, guarded } from '../../../dataProvider/errors';
import { ConfirmFrame } from '../dialogs/ConfirmFrame';
import '../../i18n/inputs';

/** Deletes an uploaded file for good, after a question; says what names it where it cannot. */
export function DeleteFile({ file, onDeleted }: { file: StoredFile; onDeleted: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      guarded('inputs.file.delete.failed', () => call(deleteFile, { params: { sum: file.sum } })),
    onSuccess: () => {
      notify('inputs.file.delete.done', { type: 'success' });
      onDeleted();
    },
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button color="error" onClick={() => setAsked(true)}>
        {translate('inputs.file.delete.button')}
      </Button>
      {error && <Refusal error={error} />}
      {isAsked && (
        <ConfirmFrame
          title={translate('inputs.file.delete.title')}
          text={translate('inputs.file.delete.text')}
          about={file.name}
          confirm={translate('inputs.file.delete.button')}
          busyLabel={translate('inputs.file.delete.busy')}
          busy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

const list = { m: 0, pl: 2.5 } as const;

function Refusal({ error }: { error: Error }) {
  const translate = useTranslate();
  const uses = detailsOf<typeof deleteFile>(error).uses ?? [];
  return (
    <Alert severity="error" sx={{ my: 1 }}>
      <span>{translate(error.message, { _: error.message })}</span>
      {uses.length > 0 && (
        <ul style={list}>
          {uses.map((use) => (
            <Use key={`${use.place} ${use.id}`} {...use} />
          ))}
        </ul>
      )}
    </Alert>
  );
}

/** A link to the record that names the file, or to its history where only that does. */
function Use({ place, resource, id, name }: FileUse) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const filter = encodeURIComponent(JSON.stringify({ resource, recordId: id }));
  const to =
    place === 'earlier'
      ? `${createPath({ resource: 'history', type: 'list' })}?filter=${filter}`
      : createPath({ resource, type: 'edit', id });
  return (
    <li>
      <MuiLink component={Link} to={to} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </MuiLink>
      {` (${translate(`inputs.file.delete.places.${place}`)})`}
    </li>
  );
}
