/** How the names of drafts begin in the session's storage (drafts.ts). Apart, as every page can log out. */
export const draftPrefix = 'outline.draft:';

/** Removes the drafts whose names `doomed` takes. */
export function removeDrafts(doomed: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(draftPrefix) && doomed(name)) sessionStorage.removeItem(name);
    }
  } catch {
    // Blocked storage: there are no drafts then.
  }
}

/** Forgets every draft of this tab: at logout. */
export const clearDrafts = (): void => removeDrafts(() => true);
