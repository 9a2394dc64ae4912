import { Children, isValidElement, type ReactNode } from 'react';
import type { May } from '../access/useMay';
import type { ColumnProps } from './Column';

/** The fields that somebody can sort a list by: those its columns show. */
export const sourcesOf = (columns: ReactNode, may: May): string[] =>
  Children.toArray(columns).flatMap((column) => {
    if (!isValidElement<Partial<ColumnProps>>(column)) return [];
    const { source, disableSort, sortAccess } = column.props;
    return source && !disableSort && may(sortAccess) ? [source] : [];
  });
