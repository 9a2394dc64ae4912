import { ColumnsButton, useListContext } from 'react-admin';

/** Chooses the columns of a table; while it has no rows there is none, and the box would be empty. */
export const ColumnChoice = () => <ColumnsButton disabled={!useListContext().data?.length} />;
