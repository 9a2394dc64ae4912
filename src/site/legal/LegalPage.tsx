import { type LegalText, notices } from '../content/legal';
import type { Localized } from '../content/localized';
import type { Kept } from '../content/privacyLists';
import { cx } from '../ui/cx';
import { useLanguage } from '../ui/useLanguage';
import { Contact } from './Contact';
import styles from './LegalPage.module.css';

interface Props {
  text: Localized<LegalText>;
  /** Whether these are the terms, which name the seller. */
  isTerms?: boolean;
  /** The stored data, for sections that list it. */
  lists?: Record<'browser' | 'database', Kept[]>;
}

/** What is stored and for how long; with `named`, under which names, as a browser shows them. */
function KeptList({ of: kept, named }: { of: Kept[]; named: boolean }) {
  const language = useLanguage();
  return (
    <dl className={styles.kept}>
      {kept.map(({ names, text, until }) => (
        <div key={names[0]}>
          <dt>
            {text[language]}
            {named && <code>{names.join(', ')}</code>}
          </dt>
          <dd>{until[language]}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A legal text on a paper sheet; the terms link to the notices that the build writes (scripts/notices.ts). */
export function LegalPage({ text, isTerms = false, lists }: Props) {
  const language = useLanguage();
  const { title, since, sections } = text[language];
  return (
    <div className={cx('paper', 'sheet', styles.page)}>
      <article className={cx('container', styles.text)}>
        <p className="label">{since}</p>
        <h1>{title}</h1>
        {sections.map((section) => (
          <section key={section.title}>
            <h2 className="h3">{section.title}</h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {section.lists && lists && (
              <KeptList of={lists[section.lists]} named={section.lists === 'browser'} />
            )}
          </section>
        ))}
        {isTerms && (
          <p className={styles.notices}>
            <a className="link" href="/notices.txt">
              {notices[language]}
            </a>
          </p>
        )}
        <Contact ofTerms={isTerms} />
      </article>
    </div>
  );
}
