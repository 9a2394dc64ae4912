import type { Language } from './languages';
import type { ListContent } from './listContent';

/** What questions are about, in the order of `help.subject`. */
export const helpSubjects = ['payments', 'account', 'game', 'items', 'safety'] as const;

/** The ids of the page itself, which no question's address may be: what leads to it would open something else. */
export const supportIds = [...helpSubjects, 'ask', 'main', 'root', 'content', 'splash', 'failure'] as const;

/** A question with what we say to it. */
export interface Question {
  /** The last part of its address on the page, `#<slug>`. */
  slug: string;
  /** Its index in `helpSubjects`. */
  subject: number;
  question: string;
  /** The reply: the safe HTML of its Markdown. */
  html: string;
  /** The language of the texts, if not the reader's. */
  lang?: Language;
}

/** What `/support` shows, in one language: every question live, in their order. */
export interface SupportContent extends ListContent {
  questions: Question[];
  /** Where to write to, if the operator has set an address. */
  supportEmail?: string;
}
