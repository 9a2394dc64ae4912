import type { Language } from '../../contract/languages';
import { englishName } from '../../contract/localized';
import type { Question } from '../../contract/supportPage';
import { htmlName } from './html';
import type { InSight } from './inSight';
import { textsOf } from './texts';

/** The address on the page of a question that was never published. */
const previewSlug = 'preview';

/** The questions in sight as the page shows them, in their order. */
export const questionsIn = (help: readonly InSight[], language: Language): Question[] =>
  help.map(({ fields, slugs }) => {
    const { texts, ...rest } = textsOf(fields, ['question', 'answer'], language);
    const answer = (rest.lang ?? language) === 'en' ? englishName('answer') : 'answer';
    return {
      slug: slugs?.[language] ?? previewSlug,
      subject: Number(fields.subject),
      question: texts.question,
      html: String(fields[htmlName(answer)] ?? ''),
      ...rest,
    };
  });
