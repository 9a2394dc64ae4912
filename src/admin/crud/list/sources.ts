import { Children, isValidElement, type ReactNode } from 'react';
import type { ColumnProps } from '../../ui/list/Column';
import type { May } from '../../ui/usePermission';

/** The fields that the list can be sorted by: those of its columns. */
export const sourcesOf = (columns: ReactNode, may: May): string[] =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<Partial<ColumnProps>>(column)) return [];
    const { source, disableSort, sortAccess } = column.props;
    return source && !disableSort && may(sortAccess) ? [source] : [];
  });
