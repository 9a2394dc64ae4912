import { isValidElement, type ReactElement } from 'react';
import { DataTable, NumberField } from 'react-admin';
import { Column, type ColumnProps } from '../../ui/list/Column';

/** react-admin's own column as one of ours, which also is a line of a card and a value of a page. */
export function ourColumn(node: ReactElement): ReactElement {
  if (!isValidElement<ColumnProps>(node) || !node.props.source) return node;
  if (node.type === DataTable.Col) return <Column {...node.props} key={node.key} />;
  if (node.type === DataTable.NumberCol)
    return <Column align="right" field={NumberField} {...node.props} key={node.key} />;
  return node;
}
