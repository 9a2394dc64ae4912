import type { Localized } from '../content/localized';

interface GiftText {
  /** Of the message to which the address is added. */
  title: string;
  lead: string;
  share: string;
  copied: string;
  copyFailed: (address: string) => string;
}

/** The words of the link of a gift, where they stand beside a receipt, in its language. */
export const giftTexts: Localized<GiftText> = {
  vi: {
    title: 'Một món quà Outline cho bạn',
    lead: 'Món quà có liên kết riêng. Gửi cho người nhận để họ tự tay mở hộp.',
    share: 'Chia sẻ món quà',
    copied: 'Đã sao chép liên kết món quà.',
    copyFailed: (address) => `Trình duyệt không cho sao chép. Liên kết món quà: ${address}`,
  },
  en: {
    title: 'An Outline gift for you',
    lead: 'The gift has its own link. Send it to the recipient, who can then open the box.',
    share: 'Share the gift',
    copied: 'The link of the gift was copied.',
    copyFailed: (address) => `The browser did not allow copying. The link of the gift: ${address}`,
  },
};
