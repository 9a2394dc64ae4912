import { lazy } from 'react';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';
import type { Lost } from './LostFactor';

const LostFactor = lazy(async () => ({
  default: (await loadChunk(() => import('./LostFactor'))).LostFactor,
}));

/** The way of those who have lost the second factor, below the field for its code. */
export const LazyLost = (lost: Lost) => (
  <SectionBoundary fallback={null}>
    <LostFactor {...lost} />
  </SectionBoundary>
);
