import type { ErrorKind } from '../../errors/kindOfError';
import styles from './ErrorPage.module.css';

/**
 * The O of the logo with its line interrupted, by kind: a gap at the cable, a displaced piece, a faint line, a crack from
 * corner to corner. Inline, as the network may be down.
 */
const lines: Record<ErrorKind, string> = {
  offline:
    'M112 20H76L20 76V164L76 220H112M148 20H184L240 76V164L184 220H148M112 20V52M112 188V220M148 20V52M148 188V220',
  chunk: 'M130 20H76L20 76V164L76 220H184L240 164V120M130 20V120H240M166 -2H206L262 54V84H166Z',
  missing: 'M76 20H184L240 76V164L184 220H76L20 164V76Z',
  broken:
    'M150 20H76L20 76V164L76 220H98M174 20H184L240 76V164L184 220H122M150 20L118 84L150 116L98 220M174 20L146 80L178 112L122 220',
};
const signs: Record<ErrorKind, string> = {
  offline: 'M94 104H112V136H94M166 92H148V148H166M76 120H94M166 120H184M124 120H128M132 120H136',
  chunk: 'M150 104L160 94M130 20H240V120',
  missing: 'M110 100V92L122 80H138L150 92V104L130 124V140M130 156V164',
  broken: 'M40 40L52 52M208 52L220 40M40 200L52 188M208 188L220 200',
};

/** The illustration of an error page. */
export const ErrorScene = ({ kind }: { kind: ErrorKind }) => (
  <svg
    className={styles.scene}
    data-kind={kind}
    viewBox="-24 -28 324 300"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.far} d={lines[kind]} transform="translate(24 24)" />
    <path className={styles.near} d={lines[kind]} transform="translate(12 12)" />
    <path className={styles.line} d={lines[kind]} />
    <path className={styles.sign} d={signs[kind]} />
    <path className={styles.measure} d="M-12 20V220M-18 20H-6M-18 220H-6" />
  </svg>
);
