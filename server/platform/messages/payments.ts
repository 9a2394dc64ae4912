import type { LocalizedText } from '../../../contract/languages';
import { receiptDays, search } from '../../../contract/limits';
import { localized, plural } from './localized';

export const paymentMessages = {
  emailUnknown: localized(
    'Không tìm thấy người chơi đã xác minh với email này.',
    'No verified player has this email.',
  ),
  packageGone: localized('Gói này hiện không được bán.', 'This package is not on sale.'),
  giftWrong: localized(
    'Lời nhắn của bạn chưa gửi được. Hãy xem các ô được đánh dấu.',
    'Your message could not be sent. Please check the marked fields.',
  ),
  giftAddress: localized(
    'Không được chứa địa chỉ web, email hay số điện thoại. Sau dấu chấm cần có khoảng trắng.',
    'Web addresses, email addresses and phone numbers are not allowed. Put a space after a period.',
  ),
  giftOurs: localized(
    'Tên này dễ bị nhầm là Outline. Hãy dùng tên của bạn.',
    'This name could be mistaken for Outline’s. Please use your own.',
  ),
  giftLength: (longest: number) =>
    localized(
      `Tối đa ${longest.toLocaleString('vi')} ký tự, chỉ gồm ký tự nhìn thấy được.`,
      `At most ${longest.toLocaleString('en')} visible characters.`,
    ),
  giftNameless: localized(
    'Hãy cho biết tên bạn, để người nhận biết lời nhắn của ai.',
    'Enter your name, so that the player knows who the message is from.',
  ),
  codeWrong: localized(
    'Mã này không dùng được. Hãy kiểm tra lại, hoặc bỏ mã để thanh toán.',
    'This code cannot be used. Please check it, or remove it and pay without one.',
  ),
  purchaseChanged: localized(
    'Giá hoặc số kim cương vừa thay đổi. Hãy xem lại rồi bấm thanh toán lần nữa.',
    'The price or the diamonds have just changed. Please look again, then press pay once more.',
  ),
  codeTooLate: localized(
    'Gói này đang có giao dịch chờ do người khác mở, nên không thêm mã được. Hãy hoàn tất hoặc đợi giao dịch đó hết hạn.',
    'Somebody else has an open payment for this package, so a code cannot be added. Finish it or wait until it expires.',
  ),
  tooManyCodes: (wait: LocalizedText) =>
    localized(
      `Bạn đã nhập quá nhiều mã không dùng được. Bạn thử lại sau ${wait.vi} nữa nhé.`,
      `Too many codes could not be used. Please try again in ${wait.en}.`,
    ),
  nonePending: localized('Không có giao dịch nào đang chờ.', 'No payment is pending.'),
  alreadyPaid: localized(
    'Đã nhận đủ tiền của giao dịch này. Đừng trả thêm: kim cương sẽ sớm được cộng, hoặc tiền sẽ được trả lại.',
    'We have received the money for this payment. Please do not pay again: the diamonds will be added soon, or the money refunded.',
  ),
  unknown: localized('Không tìm thấy giao dịch.', 'This payment was not found.'),
  tooManyOpen: localized(
    'Email này đang có quá nhiều giao dịch chờ thanh toán. Hãy hoàn tất hoặc đợi chúng hết hạn.',
    'This email has too many open payments. Finish them or wait until they expire.',
  ),
  tooManyOwn: localized(
    'Bạn đang có quá nhiều giao dịch chờ thanh toán. Hãy hoàn tất hoặc đợi chúng hết hạn.',
    'You have too many open payments. Finish them or wait until they expire.',
  ),
  playerAmount: (wait: LocalizedText) =>
    localized(
      `Người chơi này đã đạt mức nạp tối đa trong 24 giờ. Bạn có thể mua gói này sau ${wait.vi} nữa.`,
      `This player has reached the amount that can be bought in 24 hours. You can buy this package in ${wait.en}.`,
    ),
  playerCount: (wait: LocalizedText) =>
    localized(
      `Người chơi này đã đạt số lần nạp tối đa trong 24 giờ. Bạn có thể nạp tiếp sau ${wait.vi} nữa.`,
      `This player has reached the number of payments allowed in 24 hours. You can buy again in ${wait.en}.`,
    ),
  packageTooDear: localized(
    'Giá gói này cao hơn mức nạp tối đa trong 24 giờ của một người chơi nên hiện chưa mua được.',
    'This package costs more than the limit for one player in 24 hours, so it cannot be bought now.',
  ),
  accountCount: (wait: LocalizedText) =>
    localized(
      `Tài khoản của bạn đã tạo quá nhiều giao dịch trong một ngày. Bạn thử lại sau ${wait.vi} nữa nhé.`,
      `Too many payments were started from your account in one day. Please try again in ${wait.en}.`,
    ),
  networkCount: (wait: LocalizedText) =>
    localized(
      `Mạng bạn đang dùng đã tạo quá nhiều giao dịch trong một ngày. Bạn thử lại sau ${wait.vi} nữa nhé.`,
      `Too many payments were started from your network in one day. Please try again in ${wait.en}.`,
    ),
  tooManyFailed: (wait: LocalizedText) =>
    localized(
      `Có quá nhiều lần thanh toán thất bại. Bạn thử lại sau ${wait.vi} nữa nhé.`,
      `Too many payments have failed. Please try again in ${wait.en}.`,
    ),
  closed: localized(
    'Cửa hàng hiện chưa nhận thanh toán. Bạn quay lại sau nhé.',
    'The shop is not taking payments at the moment. Please come back later.',
  ),
  gatewayNotOffered: localized(
    'Gói này không thanh toán được bằng cách đã chọn. Hãy chọn cách khác.',
    'This package cannot be paid for that way. Please choose another.',
  ),
  takesNoParts: localized(
    'Đã nhận một phần tiền của giao dịch này. Phần còn thiếu chỉ trả được bằng cách cho phép trả nhiều lần; muốn trả cách khác, hãy tạo giao dịch mới.',
    'Part of this payment has arrived. The rest can only be paid with a method that takes partial payments; to pay another way, start a new payment.',
  ),
  noReceipt: localized(
    `Không mở được biên nhận này. Liên kết có thể đã quá ${receiptDays} ngày hoặc bị thiếu ký tự.`,
    `This receipt cannot be opened. The link may be older than ${plural(receiptDays, 'day')}, or incomplete.`,
  ),
  noGift: localized(
    'Món quà này không mở được nữa, hoặc liên kết bị thiếu ký tự.',
    'This gift can no longer be opened, or the link is incomplete.',
  ),
  noSuchGateway: localized('Không có cổng thanh toán này.', 'There is no such payment gateway.'),
  searchShort: localized(
    `Nhập ít nhất ${search.minLength} ký tự để tìm.`,
    `Type at least ${plural(search.minLength, 'character')} to search.`,
  ),
} as const;
