import type { LibraryItem } from '../content/library';
import { Dialog } from '../ui/Dialog';
import { ItemDetail } from './ItemDetail';

interface Props {
  item: LibraryItem | undefined;
  /** See `ItemDetail`. */
  items: LibraryItem[];
  onStep: (id: string) => void;
  onClose: () => void;
}

/** An item over the library from which it was opened (requirement L-3). */
export function ItemDialog({ item, items, onStep, onClose }: Props) {
  return (
    <Dialog open={item !== undefined} onClose={onClose} title={item?.name ?? ''}>
      {item && <ItemDetail item={item} items={items} onStep={onStep} />}
    </Dialog>
  );
}
