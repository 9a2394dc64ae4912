import { type FormEvent, lazy, useState } from 'react';
import { searchPlayers } from '../../../../contract/calls/players';
import { call } from '../../../api/call';
import { useTranslation } from '../../../i18n/useTranslation';
import { useSession } from '../../../session/useSession';
import { loadChunk } from '../../errors/loadChunk';
import { SectionBoundary } from '../../errors/SectionBoundary';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { PlayerCombobox } from './PlayerCombobox';
import { type Player, rememberPlayer } from './player';
import { searchProblem } from './useSuggestions';
import styles from './VerifyPlayer.module.css';

// Only for signed-in players.
const OwnAccount = lazy(async () => {
  const { OwnAccount: component } = await loadChunk(() => import('./OwnAccount'));
  return { default: component };
});

interface Props {
  /** Pay was pressed without a recipient: the field shows an error. */
  missing: boolean;
  /** Takes focus when it replaces the card that had it. */
  focus?: boolean;
  onConfirm: (player: Player) => void;
}

const names = (player: Player, text: string) =>
  [player.email, player.userName].some((value) => value.toLowerCase() === text.toLowerCase());

/** What was typed or picked, and its confirmation: a text that was not picked is looked up as a whole. */
function useConfirmation(onConfirm: (player: Player) => void) {
  const [text, setText] = useState('');
  const [picked, setPicked] = useState<Player | null>(null);
  const [problem, setProblem] = useState<'unknown' | ReturnType<typeof searchProblem> | null>(null);
  const [busy, setBusy] = useState(false);
  const typed = text.trim();

  const change = (value: string, player: Player | null) => {
    setText(value);
    rememberPlayer(value);
    setPicked(player);
    setProblem(null);
  };
  const resolve = async () => {
    setBusy(true);
    try {
      const found = (await call(searchPlayers, { query: { query: typed } })).find((player) =>
        names(player, typed),
      );
      if (found) onConfirm(found);
      else setProblem('unknown');
    } catch (error) {
      setProblem(searchProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Confirm does nothing when the input is empty (product.md section 2).
    if (typed === '' || busy) return;
    if (picked) onConfirm(picked);
    else if (typed.length < 3) setProblem('unknown');
    else void resolve();
  };
  return { text, typed, problem, busy, change, submit };
}

/** Recipient verification: search with suggestions and a confirm button (product.md section 2, Shop). */
export function VerifyPlayer({ missing, focus = false, onConfirm }: Props) {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const { text, typed, problem, busy, change, submit } = useConfirmation(onConfirm);
  return (
    <form className={styles.verify} onSubmit={submit}>
      {signedIn && (
        <SectionBoundary>
          <OwnAccount onConfirm={onConfirm} />
        </SectionBoundary>
      )}
      <div className={styles.row}>
        <PlayerCombobox text={text} onChange={change} missing={missing} focus={focus} />
        <Button
          type="submit"
          variant="secondary"
          aria-disabled={typed === ''}
          aria-describedby="confirm-hint"
          aria-busy={busy}
          contour={busy ? 'loading' : undefined}
        >
          {t(busy ? 'shop.verify.verifying' : 'shop.verify.confirm')}
        </Button>
        <p id="confirm-hint" hidden>
          {typed === '' ? t('shop.verify.confirmHint') : ''}
        </p>
      </div>
      {problem && (
        <Alert tone="error">
          {t(problem === 'offline' ? 'common.networkError' : `shop.verify.${problem}`)}
        </Alert>
      )}
    </form>
  );
}
