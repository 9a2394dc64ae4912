import type { MouseEvent } from 'react';
import {
  type DataTableProps,
  type RaRecord,
  useGetPathForRecordCallback,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { isOnControl } from '../../ui/list/rows';

/** What a click on a record's card does, as `rowClick` of a table says; undefined without one. */
export function useCardClick(rowClick: DataTableProps['rowClick']) {
  const navigate = useNavigate();
  const resource = useResourceContext() ?? '';
  const pathOf = useGetPathForRecordCallback();
  const { onToggleItem } = useListContext();
  if (rowClick === undefined || rowClick === false) return undefined;
  return async ({ target, currentTarget }: MouseEvent, record: RaRecord) => {
    if (target instanceof Element && isOnControl(target, currentTarget)) return;
    const link = await (typeof rowClick === 'function' ? rowClick(record.id, resource, record) : rowClick);
    if (link === 'toggleSelection') return onToggleItem(record.id);
    const path = await pathOf({ record, resource, link });
    if (path) await navigate(path);
  };
}
