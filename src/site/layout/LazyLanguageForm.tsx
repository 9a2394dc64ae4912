import { lazy } from 'react';
import { loadChunk } from '../errors/loadChunk';
import { Piece } from '../errors/Piece';

const loadForm = () => loadChunk(() => import('./LanguageForm'));
const LanguageForm = lazy(async () => ({ default: (await loadForm()).LanguageForm }));

/** Fetches the form's code, for when it is about to be opened. */
export const prepareLanguageForm = (): void => void loadForm().catch(() => undefined);

/** The language form where it opens from something closed: its code comes then. */
export const LazyLanguageForm = (props: { onApplied: () => void }) => (
  <Piece>
    <LanguageForm {...props} />
  </Piece>
);
