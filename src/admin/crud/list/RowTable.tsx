import { alpha, Box, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, type DataTableProps, type RaRecord, useListContext } from 'react-admin';
import { useMore } from '../../ui/list/useMore';
import { useScrollBox } from '../../ui/list/useScrollBox';
import { isPhone, useScreen } from '../../ui/useScreen';
import { CardList } from './CardList';
import { NamedRows } from './NamedRow';
import { SelectionBar } from './SelectionBar';

/**
 * Actions stay visible while a wide table scrolls beneath them; opaque also in the colour of the row under the pointer. What
 * is beneath them fades, so that a column cut off does not look like a whole one.
 */
const pinned = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  whiteSpace: 'nowrap',
  '[data-more] &::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    right: '100%',
    width: 28,
    pointerEvents: 'none',
    background: ({ palette }: Theme) =>
      `linear-gradient(to left, ${palette.background.paper} 30%, ${alpha(palette.background.paper, 0)})`,
  },
  'tr:hover > td&': {
    backgroundImage: ({ palette }: Theme) =>
      `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
} as const;

const noToolbar = <></>;

interface RowTableProps<R> extends Pick<DataTableProps, 'rowClick' | 'hiddenColumns' | 'empty'> {
  label: string;
  columns: ReactNode;
  /** A column before the others, which cards have no room for. */
  first?: ReactElement;
  rowActions?: ReactElement | undefined;
  /** Which rows have actions, all by default; a page of rows without any has no column for them. */
  hasActions?: ((row: R) => boolean) | undefined;
  /** Buttons for selected rows; without them none can be selected. */
  bulkActions?: ReactElement | false | undefined;
}

/** The rows of any list as a table, or on a phone as cards. */
export function RowTable<R extends RaRecord>({
  label,
  columns,
  first,
  rowActions,
  hasActions,
  bulkActions = false,
  ...table
}: RowTableProps<R>) {
  const phone = useScreen(isPhone);
  const box = useScrollBox();
  const more = useMore();
  const { data } = useListContext<R>();
  const isActing = rowActions && (!hasActions || data?.some(hasActions));
  if (phone) {
    return (
      <CardList
        label={label}
        columns={columns}
        actions={rowActions ?? null}
        bulkActions={bulkActions}
        rowClick={table.rowClick}
      />
    );
  }
  return (
    <>
      <Box ref={more} role="region" aria-label={label} tabIndex={0} sx={box}>
        <DataTable
          rowClick={false}
          body={NamedRows}
          {...table}
          bulkActionButtons={bulkActions}
          // It stands below the table, outside of the box that scrolls.
          bulkActionsToolbar={noToolbar}
          aria-label={label}
        >
          {first}
          {columns}
          {isActing && (
            <DataTable.Col label="admin.column.actions" align="right" disableSort sx={pinned}>
              {rowActions}
            </DataTable.Col>
          )}
        </DataTable>
      </Box>
      {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
    </>
  );
}
