import { ColumnsButton, ExportButton, SortButton, TopToolbar } from 'react-admin';
import { isPhone, useScreen } from '../layout/useScreen';
import { useDefinition } from '../sections/definitionContext';
import { AddButton } from './AddButton';
import { sourcesOf } from './sources';
import { wholeList } from './useWholeList';

/** Above a list: columns (a table only) or order (cards have no headings to press), export, add. */
export function ListActions() {
  const { columns, inputs } = useDefinition();
  const phone = useScreen(isPhone);
  return (
    <TopToolbar sx={{ alignItems: 'center', p: 0, minHeight: 56, bgcolor: 'transparent', flex: '0 0 auto' }}>
      {phone ? <SortButton fields={sourcesOf(columns)} /> : <ColumnsButton />}
      {/* Of everything that the filter let through, not of the first thousand. */}
      <ExportButton maxResults={wholeList} />
      {inputs && <AddButton />}
    </TopToolbar>
  );
}
