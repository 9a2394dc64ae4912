import type { Language } from '../../../../contract/languages';
import type { ledgerReasons } from '../../../../contract/ledger';
import { textIn } from '../../../../contract/localized';
import type { WalletEntry } from '../../../../contract/ownWallet';
import type { account } from '../../../i18n/vi/account';
import { paths } from '../../../paths';
import { receiptPath } from '../../receipt/receiptPath';
import { tabPath } from '../tabs';

type Reason = (typeof ledgerReasons)[number];
/** A sentence (`account.wallet.why.*`), and where its cause can be seen. */
type Sentence = (entry: WalletEntry) => { key: keyof typeof account.wallet.why; to?: string | undefined };

const toPayment = ({ paymentId, receiptKey }: WalletEntry) =>
  paymentId && (receiptKey ? receiptPath(paymentId, receiptKey) : tabPath('purchases'));
const toCause = (entry: WalletEntry) =>
  toPayment(entry) || (entry.seasonNumber === undefined ? undefined : paths.season);
const toItem = ({ itemId }: WalletEntry) => (itemId ? `${paths.wardrobe}?item=${itemId}` : paths.wardrobe);
/** What the same reason does to a debt, or with the other sign, has a sentence of its own. */
const ofSign = <K extends string>({ amount }: WalletEntry, more: K, less: K): K => (amount > 0 ? more : less);

/** The sentence of each reason for which a wallet changes: a new reason does not compile without one. */
const sentences: Record<Reason, Sentence> = {
  purchase: (entry) => ({ key: 'purchase', to: toPayment(entry) }),
  bonus: (entry) => ({ key: 'bonus', to: toPayment(entry) }),
  season: () => ({ key: 'season', to: paths.season }),
  grant: (entry) => ({ key: ofSign(entry, 'given', 'taken') }),
  opening: () => ({ key: 'opening' }),
  repayment: (entry) => ({ key: 'repayment', to: toCause(entry) }),
  refund: (entry) => ({ key: ofSign(entry, 'owed', 'refund'), to: toPayment(entry) }),
  'refund-bonus': (entry) => ({ key: ofSign(entry, 'owed', 'refundBonus'), to: toPayment(entry) }),
  item: (entry) => ({ key: 'item', to: toItem(entry) }),
  'item-return': (entry) => ({ key: entry.isTaken ? 'itemTaken' : 'itemReturn', to: toItem(entry) }),
  daily: () => ({ key: 'daily', to: paths.season }),
};

/** What a sentence says: its key, the words in it, and the language of the name among them. */
export function sentenceOf(entry: WalletEntry, language: Language) {
  const { key, to } = sentences[entry.reason](entry);
  const { packageName: name = '', packageNameEn: nameEn = '', itemName = '', seasonNumber } = entry;
  const about = textIn(name ? { name, nameEn } : { name: itemName }, 'name', language);
  return { key, to, lang: about.lang, words: { name: about.text, number: seasonNumber ?? '' } };
}
