import { Button } from '@mui/material';
import {
  ColumnsButton,
  ExportButton,
  SortButton,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import { useMay } from '../access/useMay';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { isPhone, useScreen } from '../useScreen';
import { wholeList } from '../useWholeList';
import { AddButton } from './AddButton';
import { ExportAllButton } from './ExportAllButton';
import { sourcesOf } from './sources';

/** Above a list: columns (table only) or sort order (cards have no headings), export, add. */
export function ListActions() {
  const { columns, isPagedByServer } = useDefinition();
  const { canEdit } = useAbilities();
  const may = useMay();
  const phone = useScreen(isPhone);
  const translate = useTranslate();
  const { filterValues, setFilters, meta } = useListContext();
  /** The users, when there are more than one call returns. */
  const isPaged = (meta as { isPaged?: boolean } | undefined)?.isPaged;
  const isNarrowed = Object.keys(filterValues).length > 0;
  return (
    <TopToolbar sx={{ alignItems: 'center', p: 0, minHeight: 56, bgcolor: 'transparent', flex: '0 0 auto' }}>
      {phone ? <SortButton fields={sourcesOf(columns, may)} /> : <ColumnsButton />}
      {isNarrowed && <Button onClick={() => setFilters({}, {})}>{translate('admin.list.clear')}</Button>}
      {/* Exports every matching row, not just the first thousand. */}
      {isPagedByServer || isPaged ? <ExportAllButton /> : <ExportButton maxResults={wholeList} />}
      {canEdit && <AddButton />}
    </TopToolbar>
  );
}
