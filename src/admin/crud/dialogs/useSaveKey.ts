import { useEffect } from 'react';

/** Ctrl+S or Cmd+S saves the form instead of the page, while nothing lies over it. */
export function useSaveKey(formId: string, save: (form: HTMLFormElement) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
      const form = document.getElementById(formId) as HTMLFormElement | null;
      if (!form?.closest('[role="dialog"]')?.contains(event.target as Node)) return;
      event.preventDefault();
      save(form);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
