import type { Wallet } from '../../../contract/ledger';
import { returnMinutes, returnsADay } from '../../../contract/wardrobe';
import { amountIn } from './giving';
import { localized, plural } from './localized';

/** What players do with accessories. */
export const itemMessages = {
  notForSale: localized('Món này hiện không bán.', 'This item is not for sale at the moment.'),
  owned: localized('Bạn đã có món này rồi.', 'You already own this item.'),
  otherPrice: localized(
    'Giá vừa thay đổi. Xem giá mới rồi bấm mua lần nữa nhé.',
    'The price has just changed. Check the new one, then press again to buy.',
  ),
  debt: (debt: number) =>
    localized(
      `Bạn còn nợ ${amountIn(debt, 'diamonds', 'vi')} từ một lần hoàn tiền. Nạp thêm để trả hết nợ rồi mới mua được.`,
      `You owe ${amountIn(debt, 'diamonds', 'en')} from a refund. Top up to clear it before you buy.`,
    ),
  missing: (missing: number, wallet: Wallet) =>
    localized(
      `Bạn còn thiếu ${amountIn(missing, wallet, 'vi')}.`,
      `You are ${amountIn(missing, wallet, 'en')} short.`,
    ),
  otherKey: localized(
    'Lượt mua này đã dùng cho một món khác. Hãy tải lại trang.',
    'This purchase was used for another item. Reload the page.',
  ),
  notBought: localized(
    'Chỉ trả lại được món bạn đã mua và đang có.',
    'Only an item that you bought and still own can be returned.',
  ),
  tooLate: localized(
    `Chỉ trả lại được trong ${returnMinutes} phút sau khi mua.`,
    `An item can be returned within ${plural(returnMinutes, 'minute')} of buying it.`,
  ),
  returnedBefore: localized(
    'Bạn đã trả lại món này một lần, nên lần này không trả được nữa.',
    'You have returned this item once before, so it cannot be returned again.',
  ),
  returnsADay: localized(
    `Mỗi ngày chỉ trả lại được ${returnsADay} món. Mai bạn thử lại nhé.`,
    `You can return up to ${plural(returnsADay, 'item')} in a day. Try again tomorrow.`,
  ),
  notOwned: localized('Bạn không có món này.', 'You do not own this item.'),
  oneOfType: localized('Mỗi loại chỉ mặc được một món.', 'Only one item of each type can be worn.'),
  tooCheap: (highest: number) =>
    localized(
      `Giá này thấp hơn một phần năm mức cao nhất trong 30 ngày qua (${amountIn(highest, 'diamonds', 'vi')}): chỉ chủ sở hữu mới lưu được.`,
      `This is below a fifth of the highest price of the last 30 days (${amountIn(highest, 'diamonds', 'en')}): only an owner may save it.`,
    ),
  isGift: (season: number) =>
    localized(
      `Đây là quà của mùa giải ${season}, nên không bán được cho đến khi mùa kết thúc. Để giá bằng 0.`,
      `This is a gift of season ${season} and cannot be sold until the season has ended. Leave the price at 0.`,
    ),
  giftIsSold: localized(
    'Phụ kiện này đang có giá bán. Quà mùa giải không được bán: hãy đặt giá vàng và giá kim cương về 0 trước.',
    'This accessory has a price. A season’s gift is not for sale: set its gold and diamond prices to 0 first.',
  ),
};
