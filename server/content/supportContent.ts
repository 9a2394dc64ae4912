import type { Language } from '../../contract/languages';
import type { Question } from '../../contract/supportPage';
import { htmlIn } from './htmlName';
import type { Live } from './live';
import { textsOf } from './texts';

/** The address on the page of a question that was never published. */
const previewSlug = 'preview';

/** The questions live as the page shows them, in their order. */
export const questionsIn = (help: readonly Live[], language: Language): Question[] =>
  help.map(({ fields, slugs }) => {
    const { texts, ...rest } = textsOf(fields, ['question', 'answer'], language);
    return {
      slug: slugs?.[language] ?? previewSlug,
      subject: Number(fields.subject),
      question: texts.question,
      html: htmlIn(fields, 'answer', rest.lang ?? language),
      ...rest,
    };
  });
