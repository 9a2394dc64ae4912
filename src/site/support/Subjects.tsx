import { helpSubjects, type Question } from '../../../contract/supportPage';
import { useTranslation } from '../../i18n/useTranslation';
import { Prose } from '../content/Prose';
import { Icon } from '../ui/Icon';
import styles from './Subjects.module.css';

/** Questions below the headings of their subjects, and links to these. */
export function Subjects({ questions }: { questions: Question[] }) {
  const { t } = useTranslation();
  const subjects = helpSubjects.flatMap((subject, index) => {
    const own = questions.filter((one) => one.subject === index);
    return own.length > 0 ? [{ subject, own }] : [];
  });
  return (
    <div className={styles.grid}>
      <nav className={styles.subjects} aria-label={t('support.subjects')}>
        <ul>
          {subjects.map(({ subject, own }) => (
            <li key={subject}>
              <a href={`#${subject}`}>
                {t(`support.subject.${subject}`)}
                <span aria-hidden="true">{own.length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {subjects.map(({ subject, own }) => (
          <section key={subject} className={styles.subject} aria-labelledby={subject}>
            <h2 id={subject} tabIndex={-1}>
              {t(`support.subject.${subject}`)}
            </h2>
            {own.map((one) => (
              <Answer key={one.slug} {...one} />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** A question that opens, with or without scripts; its address opens it too. */
function Answer({ slug, question, html, lang }: Question) {
  const { t } = useTranslation();
  return (
    <details id={slug} className={styles.question}>
      <summary lang={lang}>
        {question}
        <Icon name="down" />
      </summary>
      <Prose html={html} lang={lang} />
      {lang && <p className={styles.only}>{t(`support.onlyIn.${lang}`)}</p>}
      <a className="link" href={`#${slug}`}>
        {t('support.link')}
      </a>
    </details>
  );
}
