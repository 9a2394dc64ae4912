import { useOwnLook } from '../profile/useItems';
import { Face } from '../robot/Face';
import styles from './OwnFace.module.css';

/** The signed-in player's avatar, or robot as it is worn; nothing until that is known. */
export default function OwnFace() {
  const look = useOwnLook();
  return look && <Face className={styles.face} {...look} />;
}
