import { paths } from '../../paths';
import { Button, ButtonLink } from '../ui/Button';
import { useLanguage } from '../ui/useLanguage';
import styles from './ReceiptPage.module.css';
import { receiptTexts } from './receiptTexts';

interface Props {
  /** Absent when the link itself is wrong or too old. */
  onAgain: (() => void) | undefined;
  busy: boolean;
}

/** Shown when a receipt cannot be shown, with a way on. */
export function ReceiptProblem({ onAgain, busy }: Props) {
  const text = receiptTexts[useLanguage()];
  return (
    <section className={styles.problem} role="alert">
      <h1>{onAgain ? text.failed : text.missing}</h1>
      <p className="lead">{onAgain ? text.failedText : text.missingText}</p>
      {onAgain ? (
        <Button icon="refresh" onClick={onAgain} aria-busy={busy} contour={busy ? 'loading' : undefined}>
          {text.again}
        </Button>
      ) : (
        <ButtonLink to={paths.shop}>{text.toShop}</ButtonLink>
      )}
    </section>
  );
}
