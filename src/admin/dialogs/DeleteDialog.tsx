import { useEffect, useRef } from 'react';
import { useDelete, useGetOne, useGetRecordRepresentation, useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { addButtonId } from '../list/AddButton';
import { useNounTexts } from '../resources/useNounTexts';
import { useDefinition } from '../sections/definitionContext';
import { ConfirmFrame } from './ConfirmFrame';
import { useCloseDialog } from './dialogPaths';
import { refused } from './refused';

/**
 * The row is gone, so focus goes to the add button instead of nowhere (AD-3): after the dialog has left, which first
 * gives focus back to the row's button.
 */
function useFocusAfterDelete() {
  const deleted = useRef(false);
  useEffect(
    () => () => {
      if (deleted.current) setTimeout(() => document.getElementById(addButtonId)?.focus());
    },
    [],
  );
  return deleted;
}

/** Asks before a record is deleted. A failure closes the dialog too, and says so in a notification (decisions.md). */
export function DeleteDialog() {
  const { id = '' } = useParams();
  const { name } = useDefinition();
  const translate = useTranslate();
  const notify = useNotify();
  const close = useCloseDialog();
  const { noun, lower } = useNounTexts();
  const represent = useGetRecordRepresentation(name);
  const { data: record } = useGetOne(name, { id }, { retry: false });
  const deleted = useFocusAfterDelete();
  const [remove, { isPending }] = useDelete();
  const confirm = () =>
    void remove(
      name,
      { id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify('admin.done.delete', { type: 'success', messageArgs: { noun } });
          deleted.current = true;
        },
        onError: (error) => notify(...refused(error as Error)),
        onSettled: () => close(true),
      },
    );
  return (
    <ConfirmFrame
      title={translate('admin.dialog.delete.title', { noun })}
      text={translate('admin.dialog.delete.text', { noun, lower })}
      about={record && String(represent(record))}
      confirm={translate('admin.dialog.delete.submit')}
      busyLabel={translate('admin.dialog.delete.busy')}
      busy={isPending}
      onConfirm={confirm}
      onCancel={() => close()}
    />
  );
}
