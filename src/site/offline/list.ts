import type { Language } from '../../../contract/languages';
import { textIn } from '../../../contract/localized';
import { paymentNumber } from '../../../contract/paymentNumber';
import { readStored } from '../../session/stored';
import { isKept } from '../receipt/keepReceipt';
import { receiptPath } from '../receipt/receiptPath';
import { guestPurchases, type Purchase, purchasesOf } from '../shop/payment/purchases/purchases';
import { formatDateTime, formatPrice } from '../ui/formats';
import { offlineTexts } from './offlineTexts';

const language: Language =
  /^\/en(\/|$)/i.test(location.pathname) || readStored('lang') === 'en' ? 'en' : 'vi';
const text = offlineTexts[language];

/** An element with a text. */
function element(name: string, content: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = content;
  return made;
}

/** A purchase as a line, with its receipt if that was opened before. */
async function lineOf(purchase: Purchase) {
  const { id, amount, currency = 'VND', recipient, at, status, receiptKey } = purchase;
  const name = textIn(purchase, 'name', language);
  const what = element('b', name.text || text.plain);
  if (name.text) what.lang = name.lang;
  const line = document.createElement('li');
  const price = amount === undefined ? '' : formatPrice(amount, currency, language);
  const facts = [formatDateTime(new Date(at).toISOString(), language), price, text.recipient(recipient)];
  line.append(what, element('span', facts.filter(Boolean).join(' · ')));
  line.append(element('span', text.status[status]), element('small', paymentNumber(id)));
  if (receiptKey && (await isKept(receiptPath(id, receiptKey)))) {
    const link = element('a', text.receipt);
    link.setAttribute('href', receiptPath(id, receiptKey));
    line.append(link);
  }
  return line;
}

/** Fills the page in the reader's language with this browser's purchases. */
async function show(): Promise<void> {
  document.documentElement.lang = language;
  for (const part of document.querySelectorAll<HTMLElement>('[data-text]'))
    part.textContent = text[part.dataset.text as 'title'];
  document.title = `${text.title} | Outline`;
  document.querySelector('button')?.addEventListener('click', () => location.reload());
  addEventListener('online', () => location.reload());
  const email = readStored('email');
  const purchases = [...guestPurchases(), ...(email ? purchasesOf(email) : [])];
  const shown = new Map(purchases.map((one) => [one.id, one]));
  const lines = await Promise.all([...shown.values()].sort((a, b) => b.at - a.at).map(lineOf));
  document.querySelector('ul')?.append(...lines);
  const section = document.querySelector('section');
  if (section) section.hidden = lines.length === 0;
}

void show();
