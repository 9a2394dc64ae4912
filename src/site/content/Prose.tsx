import type { Language } from '../../../contract/languages';
import { withShownLinks } from '../../i18n/shownLinks';
import styles from './Prose.module.css';

interface Props {
  /** Safe HTML: the server made it of Markdown, in which no HTML passes. */
  html: string;
  /** Its language, if not the page's. */
  lang?: Language | undefined;
}

/** A published text, on paper. */
export function Prose({ html, lang }: Props) {
  const safe = { __html: withShownLinks(html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={safe} />;
}
