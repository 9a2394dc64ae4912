import { Children, isValidElement, type ReactNode } from 'react';
import type { May } from '../access/useMay';
import type { ColumnProps } from './Column';

/** The fields that the list can be sorted by: those of its columns. */
export const sourcesOf = (columns: ReactNode, may: May): string[] =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<Partial<ColumnProps>>(column)) return [];
    const { source, disableSort, sortAccess } = column.props;
    return source && !disableSort && may(sortAccess) ? [source] : [];
  });
