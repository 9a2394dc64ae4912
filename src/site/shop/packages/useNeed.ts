import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ShownPackage } from '../../../../contract/shopPage';
import { useHydrated } from '../../ui/useHydrated';
import { needIn, packageFor } from './need';

const key = 'shopNeed';

/** Remembers for what a package was chosen in this tab, so that a reload keeps what the visitor chose since. */
function remember(need: string): void {
  try {
    sessionStorage.setItem(key, need);
  } catch {
    // Storage is blocked: a reload chooses again.
  }
}
function recall(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

interface Visit {
  /** Those that can be paid for, ascending by price. */
  packages: readonly ShownPackage[];
  now: Date;
  /** Nothing is being paid, so that a package may be chosen for the visitor. */
  isFree: boolean;
  /** Where the visitor came from, to buy an item. */
  back: string | undefined;
  onSelect: (id: string) => void;
}

/**
 * What a visitor from the wardrobe lacks, and the package for it, which is chosen once: whatever the visitor chooses later
 * stays, after a reload too. Null for others, and while something is being paid.
 */
export function useNeed({ packages, now, isFree, back, onSelect }: Visit) {
  const [search] = useSearchParams();
  // The page is rendered without its query.
  const need = useHydrated() && isFree ? needIn(search) : null;
  const found = need === null ? undefined : packageFor(packages, need, now);
  const id = found?.pkg.id;
  const wanted = `${need} ${back}`;
  const chosenFor = useRef(recall);
  useEffect(() => {
    if (!id || chosenFor.current() === wanted) return;
    // Also where storage is blocked.
    chosenFor.current = () => wanted;
    remember(wanted);
    onSelect(id);
  }, [id, wanted, onSelect]);
  return need !== null && found ? { need, ...found } : null;
}
