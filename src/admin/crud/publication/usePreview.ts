import { useNotify } from 'react-admin';
import { previewContent } from '../../../../contract/calls/content';
import type { Language } from '../../../../contract/languages';
import { call } from '../../../api/call';
import { useDefinition } from '../definition/definitionContext';

/** Opens the public page with a saved draft in a tab of its own. */
export function usePreview(): (recordId: string, language: Language) => Promise<void> {
  const { name: resource } = useDefinition();
  const notify = useNotify();
  return async (recordId, language) => {
    // Opened within the click, so that no browser blocks it; one that does shows the page here.
    const tab = window.open('', '_blank');
    try {
      const links = await call(previewContent, { body: { resource, recordId } });
      (tab ?? window).location.assign(links[language]);
    } catch {
      tab?.close();
      notify('publication.preview.failed', { type: 'error' });
    }
  };
}
