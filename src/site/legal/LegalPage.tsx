import type { LegalText } from '../content/legal';
import type { Localized } from '../content/localized';
import { cx } from '../ui/cx';
import { useLanguage } from '../ui/useLanguage';
import { Contact } from './Contact';
import styles from './LegalPage.module.css';

interface Props {
  text: Localized<LegalText>;
  /** The terms, which name the seller. */
  isTerms?: boolean;
}

/** A legal text on a paper sheet. */
export function LegalPage({ text, isTerms = false }: Props) {
  const { title, since, sections } = text[useLanguage()];
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
          </section>
        ))}
        <Contact ofTerms={isTerms} />
      </article>
    </div>
  );
}
