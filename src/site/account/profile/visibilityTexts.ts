import type { Localized } from '../../content/localized';

interface VisibilityTexts {
  title: string;
  lead: string;
  question: string;
  show: string;
  hide: string;
  visible: string;
  visibleHint: string;
  indexed: string;
  indexedHint: string;
  on: string;
  off: string;
  open: string;
  shown: string;
  hidden: string;
  failed: string;
  unread: string;
}

/** Texts about the readers of one's card. */
export const visibilityTexts: Localized<VisibilityTexts> = {
  vi: {
    title: 'Thẻ người chơi',
    lead: 'Thẻ cho bạn bè xem robot, avatar, bộ sưu tập và những mùa bạn đã góp mặt. Email, họ tên, số dư và số tiền đã nạp không bao giờ có trên thẻ.',
    question: 'Bạn có muốn mọi người xem được thẻ của mình không? Lúc nào đổi lại cũng được.',
    show: 'Hiện thẻ',
    hide: 'Giữ kín',
    visible: 'Ai cũng xem được thẻ',
    visibleHint: 'Tắt đi là thẻ biến mất ngay.',
    indexed: 'Cho công cụ tìm kiếm hiện thẻ',
    indexedHint: 'Google và các trang khác có thể mất vài ngày để thêm hoặc gỡ thẻ.',
    on: 'Bật',
    off: 'Tắt',
    open: 'Xem thẻ',
    shown: 'Thẻ đang công khai.',
    hidden: 'Thẻ đang được giữ kín.',
    failed: 'Chưa lưu được. Vui lòng thử lại.',
    unread: 'Chưa kiểm tra được thẻ đang công khai hay không. Vui lòng thử lại.',
  },
  en: {
    title: 'Player card',
    lead: 'The card shows your robot, avatar, collection and the seasons you joined. It never has your email, name, balances or what you spent.',
    question: 'Do you want everybody to be able to see your card? You can change this at any time.',
    show: 'Show my card',
    hide: 'Keep it hidden',
    visible: 'Everybody can see my card',
    visibleHint: 'Switched off, the card is gone at once.',
    indexed: 'Search engines may list my card',
    indexedHint: 'Google and others may take days to add or remove it.',
    on: 'On',
    off: 'Off',
    open: 'View my card',
    shown: 'Your card is public.',
    hidden: 'Your card is hidden.',
    failed: 'That was not saved. Please try again.',
    unread: 'We could not check whether your card is public. Please try again.',
  },
};
