import { useContent } from '../content/pageContent';
import { Rarity, rarityKeys } from '../items/Rarity';
import { drawOn } from '../motion/drawOn';
import { cx } from '../ui/cx';
import { SectionHead } from '../ui/SectionHead';
import styles from './LibraryPage.module.css';

/** The page's paper sheet: explains the rarity notches on the tiles. */
export function Legend() {
  const text = useContent('library').legend;
  return (
    <section ref={drawOn} className={cx('paper', 'sheet', 'section', 'crop')} aria-labelledby="legend">
      <div className="container">
        <SectionHead id="legend" label={text.label} title={text.title} lead={text.lead} />
        <ol className={styles.legend}>
          {rarityKeys.map((key, value) => (
            <li key={key} className="chamfer">
              <Rarity value={value} word />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
