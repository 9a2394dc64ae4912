import type { Language } from '../../../contract/languages';
import { withShownLinks } from '../../i18n/shownLinks';

interface Props {
  /** Safe HTML: the server made it of Markdown, in which no HTML passes. */
  html: string;
  /** Its language, if not the page's. */
  lang?: Language | undefined;
  className?: string | undefined;
}

/** A text that staff publish: the only place at which a page takes HTML. */
export function PublishedHtml({ html, lang, className }: Props) {
  const safe = { __html: withShownLinks(html) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's Markdown lets no HTML pass
  return <div className={className} lang={lang} dangerouslySetInnerHTML={safe} />;
}
