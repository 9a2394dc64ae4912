import { useState } from 'react';

/** Packages visible at once (product.md section 2). */
export const windowSize = 4;

/** A window over `count` items that moves by one and stops at both ends; initially it contains `marked`. */
export function useWindow(count: number, marked = 0) {
  const last = Math.max(0, count - windowSize);
  const [requested, setRequested] = useState(Math.max(0, marked - windowSize + 1));
  const start = Math.min(requested, last);
  return {
    start,
    slides: count > windowSize,
    canBack: start > 0,
    canForward: start < last,
    /** Moves as far as is needed to see the package at a place. */
    show: (place: number) =>
      setRequested((from) => (place < from ? place : Math.max(from, place - windowSize + 1))),
    step: (by: number) => setRequested(Math.min(last, Math.max(0, start + by))),
  };
}
