import { composed, needTransparency, type WornItem } from '../../robot/composed';
import { useTransparent } from '../../robot/transparency';
import { cx } from '../ui/cx';
import { Drawn } from './Drawn';
import styles from './Robot.module.css';

/** The robot's head and shoulders, where words beside it say whose it is. */
export function Figure({ worn, className }: { worn: readonly WornItem[]; className?: string | undefined }) {
  const { figure } = composed(worn, { transparent: useTransparent(needTransparency(worn)) });
  return (
    <span className={cx(styles.robot, styles.bust, className)}>
      <svg viewBox="88 16 284 284" focusable="false" aria-hidden="true">
        {figure.map((layer) => (
          <Drawn key={'drawing' in layer ? layer.drawing : layer.picture} layer={layer} />
        ))}
      </svg>
    </span>
  );
}
