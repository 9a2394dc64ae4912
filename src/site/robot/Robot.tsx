import { useTranslation } from '../../i18n/useTranslation';
import { composed, type Layer, needTransparency, type WornItem } from '../../robot/composed';
import { layerPart } from '../../robot/drawn';
import { useTransparent } from '../../robot/transparency';
import { cx } from '../ui/cx';
import { Drawn } from './Drawn';
import styles from './Robot.module.css';

interface Props {
  worn: readonly WornItem[];
  /** The player's name, written on the plate below the robot; without it there is neither plate nor avatar. */
  name?: string | undefined;
  /** The picture of the drawn avatar that the player chose; an avatar that is worn comes before it. */
  avatar?: string | undefined;
  className?: string | undefined;
}

function Echo({ layers, shift, opacity }: { layers: readonly Layer[]; shift: number; opacity: number }) {
  return (
    <g opacity={opacity} transform={`translate(${shift} ${shift})`}>
      {layers.map(
        (layer) =>
          'drawing' in layer && <use key={layer.drawing} href={layerPart(`${layer.drawing}-echo`)} />,
      )}
    </g>
  );
}

/** The name on the plate: smaller, the longer it is; behind the sign of a drawn tag, if one is worn. */
function Name({ name, isPlain }: { name: string; isPlain: boolean }) {
  const x = isPlain ? 156 : 214;
  const size = Math.min(30, Math.floor((404 - x) / (0.62 * Math.max(1, name.length))));
  return (
    <text x={x} y={535 + size / 3} fontSize={size}>
      {name}
    </text>
  );
}

/**
 * A player's robot, composed of the layers of what it wears (docs/spec/account.md). One picture with one text: who it is and what
 * it wears.
 */
export function Robot({ worn, name, avatar, className }: Props) {
  const { t } = useTranslation();
  const transparent = useTransparent(needTransparency(worn));
  const { figure, frames, cards } = composed(worn, { transparent, avatar });
  const layers = name === undefined ? figure : [...figure, ...frames];
  const isPlain = frames.some((layer) => 'drawing' in layer && layer.drawing === 'plate');
  const robot = name === undefined ? t('robot.robot') : t('robot.of', { name });
  const items = worn.map((item) => item.name).join(', ');
  return (
    <div
      className={cx(styles.robot, className)}
      role="img"
      aria-label={items ? t('robot.wears', { robot, items }) : t('robot.bare', { robot })}
    >
      <svg viewBox={name === undefined ? '0 0 480 470' : '0 0 480 620'} focusable="false" aria-hidden="true">
        <Echo layers={layers} shift={24} opacity={0.1} />
        <Echo layers={layers} shift={12} opacity={0.24} />
        {layers.map((layer) => (
          <Drawn key={'drawing' in layer ? layer.drawing : layer.picture} layer={layer} />
        ))}
        {name !== undefined && <Name name={name} isPlain={isPlain} />}
      </svg>
      {cards.length > 0 && (
        <span className={styles.cards}>
          {cards.map((item) =>
            item.imageUrl ? (
              <img key={item.imageUrl} src={item.imageUrl} width={96} height={96} alt="" />
            ) : (
              <span key={item.name}>{item.name}</span>
            ),
          )}
        </span>
      )}
    </div>
  );
}
