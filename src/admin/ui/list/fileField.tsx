import { Link } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { fileAddress, storedFile } from '../../../../contract/files';
import type { FileNameProps } from './FileName';

/** The name of a stored file, which leads to it; a dash without one. */
export default function FileField({ source, ...props }: FileNameProps) {
  const file = storedFile(String(useRecordContext(props)?.[source] ?? ''));
  if (!file) return <>–</>;
  return (
    <Link
      href={fileAddress(file)}
      sx={{ overflowWrap: 'anywhere' }}
      // A click on the row may open something else.
      onClick={(event) => event.stopPropagation()}
    >
      {file.name}
    </Link>
  );
}
