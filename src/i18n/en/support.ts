import type { SameKeys } from '../catalogue';
import type { support as vi } from '../vi/support';

export const support: SameKeys<typeof vi> = {
  label: 'Sheet 10 / Help',
  title: 'How can we help?',
  lead: 'What players ask most about payments, accounts and the game.',
  search: 'Search the questions',
  found_one: '{{count}} answer',
  found_other: '{{count}} answers',
  none: 'Nothing matches. Try another word, or see “Still stuck?” below.',
  subjects: 'Subjects',
  subject: {
    payments: 'Payments and diamonds',
    account: 'Your account',
    game: 'The game',
    items: 'Items',
    safety: 'Safety',
  },
  link: 'Link to this answer',
  onlyIn: { vi: 'This answer is in Vietnamese only.', en: 'This answer is in English only.' },
  ask: {
    title: 'Still stuck?',
    text: 'Tell us what happened. If it is about a payment, please add the transaction ID.',
    noContact:
      'This site has no support email yet. If it is about a payment, keep the transaction ID and open the shop again in the browser that you paid with: the payment is checked from there.',
    subject: 'I need help',
    write: 'Write to {{email}}',
    payments: 'Before you pay',
  },
};
