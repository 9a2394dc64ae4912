import GridIcon from '@mui/icons-material/GridOn';
import { FilterButton, Button as RaButton, SortButton, TopToolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ClearFiltersButton } from '../../ui/list/ClearFiltersButton';
import { ColumnChoice } from '../../ui/list/ColumnChoice';
import { listToolbar } from '../../ui/list/plainList';
import { usePermission } from '../../ui/usePermission';
import { isPhone, useScreen } from '../../ui/useScreen';
import { useDefinition } from '../definition/definitionContext';
import { useAbilities } from '../definition/useAbilities';
import { useResourceTexts } from '../definition/useResourceTexts';
import { ListMenu } from '../views/ListMenu';
import { AddButton } from './AddButton';
import { MachineCsvItem } from './MachineCsvItem';
import { PeopleExport } from './PeopleExport';
import { sourcesOf } from './sources';

/** Whether the list has filters that appear only once added. */
function useHasMoreFilters(): boolean {
  const { filters = [], linkedFilters = [] } = useDefinition();
  return filters.some(({ props }) => {
    const { alwaysOn, source } = props as { alwaysOn?: boolean; source: string };
    return !alwaysOn && !linkedFilters.includes(source);
  });
}

/** A link to the grid of all figures. */
function BalanceLink({ to }: { to: string }) {
  const translate = useTranslate();
  return (
    <RaButton
      component={Link}
      to={to}
      label="admin.balance.title"
      aria-label={translate('admin.balance.title')}
    >
      <GridIcon />
    </RaButton>
  );
}

/** Above a list: more filters, columns (table only) or sort order (cards have no headings), export, add. */
export function ListActions() {
  const definition = useDefinition();
  const { columns, path, balance } = definition;
  const { nouns } = useResourceTexts();
  const { canEdit } = useAbilities();
  const may = usePermission();
  const phone = useScreen(isPhone);
  return (
    <TopToolbar sx={listToolbar}>
      <ClearFiltersButton />
      {/* Saved views keep filters for all devices; react-admin’s own queries only in this browser. */}
      {useHasMoreFilters() && <FilterButton disableSaveQuery />}
      {phone ? <SortButton fields={sourcesOf(columns, may)} /> : <ColumnChoice />}
      {balance && canEdit && <BalanceLink to={`${path}/balance`} />}
      <PeopleExport table={definition} title={nouns} />
      <ListMenu>{(close) => <MachineCsvItem close={close} />}</ListMenu>
      {canEdit && <AddButton />}
    </TopToolbar>
  );
}
