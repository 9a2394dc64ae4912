import { Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { ListState } from '../../ui/list/ListState';
import { useDefinition } from '../definition/definitionContext';
import { useResourceTexts } from '../definition/useResourceTexts';

/**
 * 'No data found.' in a row, or the resource's own words while it has no record; the failure when the load failed, so that
 * failure and emptiness differ (AD-11, AD-12).
 */
export function ListEmpty() {
  const translate = useTranslate();
  const { nouns, empty } = useResourceTexts();
  const { isEmptyOnFailure } = useDefinition();
  const { error, filterValues } = useListContext();
  const hasNone = !error && Object.keys(filterValues).length === 0;
  return (
    <Table aria-label={translate('admin.list.label', { nouns })}>
      <TableBody>
        <TableRow>
          <TableCell sx={{ border: 0, px: 0 }}>
            <ListState
              empty={hasNone ? empty : 'admin.list.empty'}
              failed="admin.list.failed"
              isEmptyToo={isEmptyOnFailure}
            />
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
