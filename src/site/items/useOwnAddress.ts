import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Language } from '../../../contract/languages';
import { overPage } from '../layout/overPage';
import { useLanguage } from '../ui/useLanguage';

interface Item {
  slugs: Record<Language, string>;
}
/** Where it is shown: the path of its list, and the last part of the address. */
interface Place {
  list: string;
  part: string;
  /** The last part of the address of every preview. */
  preview: string;
}

/**
 * Replaces an address of the other language, to which a change of the language or a link leads, with the item's own.
 * The item stays in sight meanwhile, and scroll position and focus where they are. A preview has an address of its own.
 */
export function useOwnAddress({ slugs }: Item, { list, part, preview }: Place): void {
  const navigate = useNavigate();
  const own = slugs[useLanguage()];
  useEffect(() => {
    if (own !== part && part !== preview)
      void navigate(`${list}/${own}`, { replace: true, preventScrollReset: true, state: overPage });
  }, [own, part, preview, list, navigate]);
}
