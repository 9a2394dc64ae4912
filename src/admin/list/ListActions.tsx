import { Button } from '@mui/material';
import { ColumnsButton, SortButton, TopToolbar, useListContext, useTranslate } from 'react-admin';
import { useMay } from '../access/useMay';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { isPhone, useScreen } from '../useScreen';
import { AddButton } from './AddButton';
import { ExportAllButton } from './ExportAllButton';
import { sourcesOf } from './sources';

/** Above a list: columns (table only) or sort order (cards have no headings), export, add. */
export function ListActions() {
  const { columns } = useDefinition();
  const { canEdit } = useAbilities();
  const may = useMay();
  const phone = useScreen(isPhone);
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isNarrowed = Object.keys(filterValues).length > 0;
  return (
    <TopToolbar sx={{ alignItems: 'center', p: 0, minHeight: 56, bgcolor: 'transparent', flex: '0 0 auto' }}>
      {phone ? <SortButton fields={sourcesOf(columns, may)} /> : <ColumnsButton />}
      {isNarrowed && <Button onClick={() => setFilters({}, {})}>{translate('admin.list.clear')}</Button>}
      <ExportAllButton />
      {canEdit && <AddButton />}
    </TopToolbar>
  );
}
