import { localized } from './localized';

/** Refusals of giving and taking diamonds and gold. */
export const grantMessages = {
  own: localized(
    'Bạn không thể cộng hay trừ cho tài khoản của chính mình.',
    'You cannot give to or take from your own account.',
  ),
  zero: localized('Nhập một số khác 0.', 'Enter a number other than 0.'),
  tooMuchTaken: (balance: number) =>
    localized(
      `Người chơi chỉ còn ${balance.toLocaleString('vi')}. Số dư không được âm.`,
      `The player has only ${balance.toLocaleString('en')}. A balance cannot fall below 0.`,
    ),
  overCap: (cap: number) =>
    localized(
      `Vượt mức ${cap.toLocaleString('vi')} trong 24 giờ của bạn hoặc của người chơi này.`,
      `This would exceed ${cap.toLocaleString('en')} in 24 hours, by you or for this player.`,
    ),
  overCapNow: (cap: number) =>
    localized(
      `Nếu duyệt bây giờ, tổng trong 24 giờ của người yêu cầu hoặc của người chơi này sẽ vượt mức ${cap.toLocaleString('vi')}. Hãy duyệt sau, hoặc từ chối.`,
      `Approved now, this would exceed ${cap.toLocaleString('en')} in 24 hours, by the person who requested it or for this player. Approve it later, or refuse it.`,
    ),
} as const;
