import { useRecordContext } from 'react-admin';
import { storedFile } from '../../../../contract/files';
import type { FileNameProps } from './FileName';

/** The name of a stored file; a dash without one. Its address works once it is live, so that nothing leads there. */
export default function FileField({ source, ...props }: FileNameProps) {
  const file = storedFile(String(useRecordContext(props)?.[source] ?? ''));
  return <span style={{ overflowWrap: 'anywhere' }}>{file?.name ?? '–'}</span>;
}
