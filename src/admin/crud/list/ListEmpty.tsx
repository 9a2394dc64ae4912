import { Button, Table, TableBody, TableCell, TableRow } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { useRefusal } from '../../ui/list/useRefusal';
import { useResourceTexts } from '../definition/useResourceTexts';

/**
 * 'No data found.' in a row, or the resource's own words while it has no record, with a note when the load failed, so that
 * failure and emptiness differ (AD-11, AD-12). What is wrong with a refused filter stands in their place.
 */
export function ListEmpty() {
  const translate = useTranslate();
  const { nouns, empty } = useResourceTexts();
  const { error, refetch, filterValues } = useListContext();
  const refusal = useRefusal();
  const hasNone = !error && Object.keys(filterValues).length === 0;
  return (
    <Table aria-label={translate('admin.list.label', { nouns })}>
      <TableBody>
        <TableRow>
          <TableCell align="center" sx={{ py: 4, border: 0 }}>
            {!refusal && (hasNone ? empty : translate('admin.list.empty'))}
            {refusal && <p role="alert">{refusal}</p>}
            {error && !refusal && (
              <p role="alert">
                {translate('admin.list.failed')}{' '}
                <Button onClick={() => void refetch()}>{translate('admin.list.retry')}</Button>
              </p>
            )}
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  );
}
