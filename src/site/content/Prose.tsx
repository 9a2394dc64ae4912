import type { Language } from '../../../contract/languages';
import styles from './Prose.module.css';
import { PublishedHtml } from './PublishedHtml';

/** A published text, on paper, in its language if that is not the page's. */
export const Prose = (text: { html: string; lang?: Language | undefined }) => (
  <PublishedHtml {...text} className={styles.prose} />
);
