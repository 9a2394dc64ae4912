import { useId, useState } from 'react';
import type { PromoBox } from '../../../contract/homeContent';
import { useTranslation } from '../../i18n/useTranslation';
import { Button } from '../ui/Button';
import { Clip } from '../ui/Clip';
import { Contour } from '../ui/Contour';
import { Dialog } from '../ui/Dialog';
import styles from './BoxOpening.module.css';
import { BoxSign } from './LootBox';

interface Props {
  boxes: PromoBox[];
  /** Index of the box shown first. */
  front: number;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Button and dialog: plays the clip of one box and offers the others. */
export function BoxOpening({ boxes, front, open, onOpen }: Props) {
  const { t } = useTranslation();
  const group = useId();
  const [chosen, setChosen] = useState(0);
  const box = boxes[chosen];
  const show = () => {
    setChosen(front);
    onOpen(true);
  };
  return (
    <>
      <Button size="large" icon="play" aria-haspopup="dialog" onClick={show}>
        {t('home.promo.watch')}
      </Button>
      <Dialog open={open} onClose={() => onOpen(false)} title={t('home.promo.watchTitle')}>
        {box && (
          <div className={styles.clip}>
            <Clip
              key={box.drawing}
              name={`home/${box.drawing}`}
              poster={`/art/boxes/${box.drawing}.svg`}
              width={640}
              height={360}
              active={open}
              controls
            />
          </div>
        )}
        <fieldset className={styles.kinds}>
          <legend className="visually-hidden">{t('home.promo.stack')}</legend>
          {boxes.map(({ drawing, name }, place) => (
            <label key={drawing} data-kind={drawing} className={styles.kind}>
              <input
                type="radio"
                className="visually-hidden"
                name={group}
                checked={place === chosen}
                onChange={() => setChosen(place)}
              />
              <BoxSign kind={drawing} className={styles.sign} />
              {name}
              <Contour cut={12} />
            </label>
          ))}
        </fieldset>
      </Dialog>
    </>
  );
}
