import { Children, isValidElement, type ReactNode } from 'react';
import type { ColumnProps } from './Column';

/** The fields that a list can be sorted by: those its columns show. */
export const sourcesOf = (columns: ReactNode): string[] =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<Partial<ColumnProps>>(column)) return [];
    const { source, disableSort } = column.props;
    return source && !disableSort ? [source] : [];
  });
