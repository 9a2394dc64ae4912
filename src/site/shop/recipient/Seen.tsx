import { maskEmail } from '../../../../contract/maskEmail';
import { useOwnLook } from '../../profile/useItems';
import { useProfile } from '../../profile/useProfile';
import { Face } from '../../robot/Face';
import { Contour } from '../../ui/Contour';
import { monthText } from '../../ui/monthText';
import { useLanguage } from '../../ui/useLanguage';
import { isOneApart } from './isOneApart';
import type { Player } from './player';
import styles from './Seen.module.css';
import { seenTexts } from './seenTexts';

const plain = { worn: [], avatar: null };

/** The player as others may see it: who shows no card has the plain robot. One's own is always as it is worn. */
function PlayerFace({ player: { email, drawing } }: { player: Player }) {
  const { data: me } = useProfile();
  const own = useOwnLook(me?.email === email);
  return <Face className={styles.picture} {...(own ?? drawing ?? plain)} />;
}

/** The first name with the last name's first letter, and since when. */
function Facts({ player: { firstName, lastName, since } }: { player: Player }) {
  const language = useLanguage();
  const initial = [...lastName.trim()][0];
  const name = initial ? `${firstName} ${initial}.` : firstName;
  return (
    <span className={styles.facts}>
      <span>{name}</span>
      {since && <span>{seenTexts[language].since(monthText(since, language))}</span>}
    </span>
  );
}

/** A player whom a search found; one whose name another differs from by a letter is said to be somebody else. */
function Candidate({ player, found }: { player: Player; found: readonly Player[] }) {
  const texts = seenTexts[useLanguage()];
  const near = found.find(({ userName }) => isOneApart(userName, player.userName));
  return (
    <span className={styles.candidate}>
      <PlayerFace player={player} />
      <span className={styles.who}>
        <strong>{player.userName}</strong>
        <Facts player={player} />
        <span>{maskEmail(player.email)}</span>
        {near && <span className={styles.near}>{texts.near(near.userName)}</span>}
      </span>
    </span>
  );
}

/** The confirmed player. */
function Confirmed({ player }: { player: Player }) {
  return (
    <>
      <span className={styles.face}>
        <PlayerFace player={player} />
        <Contour cut={10} state="closed" />
      </span>
      <p className={styles.who}>
        <strong>{player.userName}</strong>
        <Facts player={player} />
        <span>{maskEmail(player.email)}</span>
      </p>
    </>
  );
}

/** A player that was found, or the confirmed one. */
export default function Seen({ player, found }: { player: Player; found?: readonly Player[] }) {
  return found ? <Candidate player={player} found={found} /> : <Confirmed player={player} />;
}
