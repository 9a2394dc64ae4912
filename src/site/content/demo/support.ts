import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import { sampleHelp } from '../../../../contract/samples/help';
import { htmlOfSample } from '../../../../contract/samples/html';
import { slugOf } from '../../../../contract/slug';
import type { SupportContent } from '../../../../contract/supportPage';

/** The demo content of the help page in one language. */
export const supportOf = (language: Language): SupportContent => ({
  questions: sampleHelp.map((item) => {
    const question = textIn(item, 'question', language).text;
    const html = htmlOfSample(textIn(item, 'answer', language).text);
    return { slug: slugOf(question), subject: item.subject, question, html };
  }),
});
