import { useNotify } from 'react-admin';
import '../i18n/copying';
import { copyText } from '../../session/copyText';

/** Returns a function that copies a text to the clipboard and says so, also if the browser does not allow it. */
export function useCopy(): (text: string) => void {
  const notify = useNotify();
  return (text) =>
    void copyText(text).then(
      () => notify('copying.done', { type: 'success' }),
      () => notify('copying.failed', { type: 'warning' }),
    );
}
