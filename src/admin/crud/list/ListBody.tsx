import { type ReactNode, useRef } from 'react';
import { type DataTableProps, useListContext } from 'react-admin';
import { OpeningRows } from '../../ui/list/OpeningRows';
import { useListKeys } from '../../ui/list/useListKeys';
import { useViewOfAddress } from '../views/useViews';

interface ListBodyProps extends Pick<DataTableProps, 'rowClick'> {
  children: ReactNode;
  /** Whether the list is part of a single record's page, and so never opens in a saved view. */
  isPart?: boolean;
}

/** The rows of any list: opened by a click, reached by keys, and in the view that the address says. */
export function ListBody({ children, isPart = false, rowClick }: ListBodyProps) {
  const list = useRef<HTMLDivElement>(null);
  const { resource } = useListContext();
  useListKeys(list);
  useViewOfAddress(isPart ? '' : resource);
  return (
    <OpeningRows ref={list} isOff={Boolean(rowClick)}>
      {children}
    </OpeningRows>
  );
}
