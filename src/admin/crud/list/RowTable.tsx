import { Box, type Theme } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, type DataTableProps } from 'react-admin';
import { useScrollBox } from '../../ui/list/useScrollBox';
import { isPhone, useScreen } from '../../ui/useScreen';
import { CardList } from './CardList';
import { SelectionBar } from './SelectionBar';

/** Actions stay visible while a wide table scrolls beneath them; opaque also in the colour of the row under the pointer. */
const pinned = {
  position: 'sticky',
  right: 0,
  bgcolor: 'background.paper',
  'tr:hover > td&': {
    backgroundImage: ({ palette }: Theme) =>
      `linear-gradient(${palette.action.hover}, ${palette.action.hover})`,
  },
} as const;

const noToolbar = <></>;

interface RowTableProps extends Pick<DataTableProps, 'rowClick' | 'hiddenColumns' | 'empty'> {
  label: string;
  columns: ReactNode;
  /** A column before the others, which cards have no room for. */
  first?: ReactElement;
  rowActions?: ReactElement | undefined;
  /** Buttons for selected rows; without them none can be selected. */
  bulkActions?: ReactElement | false | undefined;
}

/** The rows of any list as a table, or on a phone as cards. */
export function RowTable({
  label,
  columns,
  first,
  rowActions,
  bulkActions = false,
  ...table
}: RowTableProps) {
  const phone = useScreen(isPhone);
  const box = useScrollBox();
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
      <Box role="region" aria-label={label} tabIndex={0} sx={box}>
        <DataTable
          rowClick={false}
          {...table}
          bulkActionButtons={bulkActions}
          // It stands below the table, outside of the box that scrolls.
          bulkActionsToolbar={noToolbar}
          aria-label={label}
        >
          {first}
          {columns}
          {rowActions && (
            <DataTable.Col label="admin.column.actions" disableSort sx={pinned}>
              {rowActions}
            </DataTable.Col>
          )}
        </DataTable>
      </Box>
      {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
    </>
  );
}
