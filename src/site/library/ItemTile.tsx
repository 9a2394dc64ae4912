import { Link } from 'react-router-dom';
import { glyph, type LibraryItem } from '../content/library';
import { Rarity } from '../items/Rarity';
import { overPage } from '../layout/overPage';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { drawingOf, itemPath, tileId } from './item';
import styles from './LibraryPage.module.css';

interface Props {
  item: LibraryItem;
  /** Visible on load: its image is not lazy. */
  first: boolean;
  /** The library's filter, preserved in the item's address. */
  search: string;
}

/** A square tile that links to its item: category icon, drawing over which its loop plays (tileLoops.ts), name. */
export function ItemTile({ item, first, search }: Props) {
  return (
    <Link
      id={tileId(item.id)}
      className={cx('plate', styles.tile)}
      to={{ pathname: itemPath(item.id), search }}
      state={overPage}
      preventScrollReset
    >
      <Contour />
      <span className={styles.glyph}>
        <Icon drawing={glyph[item.category]} size={20} />
        <Rarity value={item.rarity} />
      </span>
      <span className={styles.picture} data-loop={`library/${item.id}`}>
        <img src={drawingOf(item)} width={240} height={240} alt="" loading={first ? 'eager' : 'lazy'} />
      </span>
      <span className={styles.name}>{item.name}</span>
    </Link>
  );
}
