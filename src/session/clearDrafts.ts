/** Key prefix of drafts in sessionStorage (drafts.ts). A separate module, as every page can log out. */
export const draftPrefix = 'outline.draft:';

/** Removes the drafts whose keys match. */
export function removeDrafts(matches: (name: string) => boolean): void {
  try {
    for (const name of Object.keys(sessionStorage)) {
      if (name.startsWith(draftPrefix) && matches(name)) sessionStorage.removeItem(name);
    }
  } catch {
    // Storage is blocked: there are no drafts.
  }
}

/** Removes every draft of this tab, at logout. */
export const clearDrafts = (): void => removeDrafts(() => true);
