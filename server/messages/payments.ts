import { search } from '../../contract/limits';
import { localized } from './localized';

export const paymentSays = {
  emailUnknown: localized(
    'Không tìm thấy người chơi đã xác minh với email này.',
    'No verified player has this email.',
  ),
  packageGone: localized('Gói này hiện không được bán.', 'This package is not on sale.'),
  nonePending: localized('Không có giao dịch nào đang chờ.', 'No payment is pending.'),
  unknown: localized('Không tìm thấy giao dịch.', 'This payment was not found.'),
  tooManyOpen: localized(
    'Email này đang có quá nhiều giao dịch chờ thanh toán. Hãy hoàn tất hoặc đợi chúng hết hạn.',
    'This email has too many open payments. Finish them or wait until they expire.',
  ),
  tooManyOwn: localized(
    'Bạn đang có quá nhiều giao dịch chờ thanh toán. Hãy hoàn tất hoặc đợi chúng hết hạn.',
    'You have too many open payments. Finish them or wait until they expire.',
  ),
  closed: localized(
    'Cửa hàng hiện chưa nhận thanh toán. Bạn quay lại sau nhé.',
    'The shop is not taking payments at the moment. Please come back later.',
  ),
  badSignature: localized('Chữ ký không hợp lệ.', 'The signature is not valid.'),
  noSuchGateway: localized('Không có cổng thanh toán này.', 'There is no such payment gateway.'),
  searchShort: localized(
    `Nhập ít nhất ${search.minLength} ký tự để tìm.`,
    `Type at least ${search.minLength} characters to search.`,
  ),
} as const;
