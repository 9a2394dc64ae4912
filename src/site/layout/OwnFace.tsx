import { useItems } from '../profile/useItems';
import { Face } from '../robot/Face';
import styles from './OwnFace.module.css';

/** The signed-in player's avatar, or robot as it is worn; nothing until that is known. */
export default function OwnFace() {
  const { data } = useItems();
  return (
    data && (
      <Face className={styles.face} worn={data.items.filter(({ isWorn }) => isWorn)} avatar={data.avatar} />
    )
  );
}
