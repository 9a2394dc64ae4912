import { lazy } from 'react';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';

const loadForm = () => loadChunk(() => import('./LanguageForm'));
const LanguageForm = lazy(async () => ({ default: (await loadForm()).LanguageForm }));

/** Prefetches the form's code. */
export const prepareLanguageForm = (): void => void loadForm().catch(() => undefined);

/** The language form, loaded when its disclosure opens. */
export const LazyLanguageForm = (props: { onApplied: () => void }) => (
  <SectionBoundary>
    <LanguageForm {...props} />
  </SectionBoundary>
);
