import { Alert, Box, Button, Typography } from '@mui/material';
import { HttpError, useListContext, useTranslate } from 'react-admin';
import { FetchAlert } from '../errors/FetchAlert';
import { useClearFilters } from './useClearFilters';
import { useRefusal } from './useRefusal';

interface ListStateProps {
  /** What is said while there are no rows; a translation key or a text. */
  empty: string;
  /** Likewise when they could not be loaded. */
  failed: string;
  /** Whether a failed list says that it is empty, too. */
  isEmptyToo?: boolean | undefined;
  kept?: readonly string[] | undefined;
}

/** Shown in place of rows that could not be loaded or that there are none of, with what can be done about it. */
export function ListState({ empty, failed, isEmptyToo = false, kept }: ListStateProps) {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  const refusal = useRefusal();
  // A reader who has used up their calls has to know that, and until when; such a list is neither broken nor empty.
  const limited = error instanceof HttpError && error.status === 429 ? error.message : undefined;
  const onClear = useClearFilters(kept);
  const clear = onClear && <Button onClick={onClear}>{translate('admin.list.clear')}</Button>;
  return (
    <>
      {refusal && (
        <Alert severity="error" action={clear} sx={{ my: 1 }}>
          {refusal}
        </Alert>
      )}
      {error && !refusal && <FetchAlert message={limited ?? failed} onRetry={refetch} />}
      {(!error || (isEmptyToo && !refusal && !limited)) && (
        // Below the sentence, the button's word begins where it does.
        <Typography component="div" sx={{ py: 3, '& .MuiButton-root': { ml: -1, mr: 1 } }}>
          <Box component="span" sx={{ mr: 2 }}>
            {translate(empty, { _: empty })}
          </Box>{' '}
          {!error && clear}
        </Typography>
      )}
    </>
  );
}
