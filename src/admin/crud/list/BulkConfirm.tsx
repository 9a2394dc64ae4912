import {
  type RaRecord,
  useGetMany,
  useGetRecordRepresentation,
  useListContext,
  useTranslate,
} from 'react-admin';
import { ConfirmFrame } from '../../ui/dialogs/ConfirmFrame';
import { useDefinition } from '../definition/definitionContext';
import { isInState, isReasoned } from '../definition/resourceDefinition';
import { useAbilities } from '../definition/useAbilities';
import { useResourceTexts } from '../definition/useResourceTexts';
import { type BulkChange, useBulkChange } from './useBulkChange';

/** How many of the records are listed by name. */
const named = 8;

interface BulkConfirmProps {
  change: BulkChange;
  onClose: () => void;
}

/** Asks for confirmation before changing the selected records; leaves out those already in the state. */
export function BulkConfirm({ change, onClose }: BulkConfirmProps) {
  const translate = useTranslate();
  const definition = useDefinition();
  const { name } = definition;
  const { lower } = useResourceTexts();
  const { selectedIds } = useListContext();
  const represent = useGetRecordRepresentation(name);
  const { data = [], isPending, error, refetch } = useGetMany<RaRecord>(name, { ids: selectedIds });
  const { maySwitch } = useAbilities();
  const { run, busy } = useBulkChange(change, onClose);
  const concerned = data.filter(
    (record) => change === 'delete' || (maySwitch(record) && !isInState(record, change)),
  );
  const names = concerned.slice(0, named).map((record) => String(represent(record)));
  const more = concerned.length - names.length;
  const isDelete = change === 'delete';
  const state = isDelete ? '' : translate(change.label);
  if (error) {
    return (
      <ConfirmFrame
        title={translate('admin.error.broken.title')}
        text={translate(`resources.${name}.failed.fetch`)}
        confirm={translate('admin.dialog.retry')}
        onConfirm={() => void refetch()}
        onCancel={onClose}
      />
    );
  }
  const about = isDelete ? 'aboutDelete' : 'about';
  const args = { smart_count: concerned.length, lower, state };
  return (
    <ConfirmFrame
      title={translate(isDelete ? 'admin.bulk.deleteTitle' : 'admin.bulk.changeTitle', args)}
      text={translate(`admin.bulk.${concerned.length > 0 || isPending ? about : 'nothing'}`, args)}
      about={[...names, ...(more > 0 ? [translate('admin.bulk.more', { smart_count: more })] : [])].join(
        ', ',
      )}
      confirm={translate(isDelete ? 'admin.dialog.delete.submit' : 'admin.dialog.status.submit')}
      busyLabel={translate(isDelete ? 'admin.dialog.delete.busy' : 'admin.dialog.status.busy')}
      busy={busy}
      disabled={concerned.length === 0}
      asksReason={isDelete && isReasoned(definition)}
      onConfirm={(reason) => run({ ids: concerned.map(({ id }) => id), reason })}
      onCancel={onClose}
    />
  );
}
