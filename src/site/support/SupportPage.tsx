import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { searchKey } from '../../../contract/text';
import { useTranslation } from '../../i18n/useTranslation';
import { contentLoader, useContent } from '../content/pageContent';
import { cx } from '../ui/cx';
import { announce } from '../ui/LiveRegion';
import { SectionHead } from '../ui/SectionHead';
import { TextField } from '../ui/TextField';
import { AskUs } from './AskUs';
import { Subjects } from './Subjects';
import styles from './SupportPage.module.css';

export const ready = contentLoader('support');

/** How long a reader has stopped typing when the number of matches is said, in milliseconds. */
const pause = 700;

/** Opens the question that an address leads to; the router scrolls there. */
function useLinked(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link, followed again, opens it again
  useEffect(() => {
    const linked = hash && document.getElementById(hash.slice(1));
    if (linked instanceof HTMLDetailsElement) linked.open = true;
  }, [hash, key]);
}

/** Words without diacritics, each after a space. */
const wordsOf = (text: string) => ` ${searchKey(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))}`;

/** The questions in which, or in whose replies, every word of a search begins a word: "hoan" is not in "khoản". */
function useFound(search: string) {
  const { questions } = useContent('support');
  const all = useMemo(
    () => questions.map(({ question, html }) => wordsOf(`${question} ${html.replace(/<[^>]*>/g, ' ')}`)),
    [questions],
  );
  const words = wordsOf(search).trim().split(' ');
  return questions.filter((_one, at) => words.every((word) => all[at]?.includes(` ${word}`)));
}

/** Help: what players ask, by subject, a search in it, and the way to ask us. */
export function Page() {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  const found = useFound(search);
  useLinked();
  const said = t('support.found', { count: found.length });
  useEffect(() => {
    if (!search.trim()) return;
    const timer = setTimeout(() => announce(said), pause);
    return () => clearTimeout(timer);
  }, [search, said]);
  return (
    <>
      <div className={cx('sheet', styles.top)}>
        <div className="container">
          <SectionHead
            level={1}
            label={t('support.label')}
            title={t('support.title')}
            lead={t('support.lead')}
          />
          <div className={styles.search}>
            <TextField
              type="search"
              label={t('support.search')}
              value={search}
              maxLength={100}
              onChange={({ target }) => setSearch(target.value)}
            />
          </div>
        </div>
      </div>
      <div className={cx('paper', 'sheet', styles.answers)}>
        <div className="container">
          {found.length > 0 ? <Subjects questions={found} /> : <p className="lead">{t('support.none')}</p>}
        </div>
      </div>
      <AskUs email={useContent('support').supportEmail} />
    </>
  );
}
