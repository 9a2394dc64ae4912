import { localized } from './localized';

export const closingMessages = {
  notOver: localized(
    'Ngày này chưa kết thúc: có thể chốt từ 00:05 ngày hôm sau, giờ Việt Nam.',
    'This day is not over: it can be signed off from 00:05 the next day, Vietnam time.',
  ),
  isClosed: localized('Ngày này đã được chốt rồi.', 'This day has already been signed off.'),
  hasChanged: localized(
    'Số liệu của ngày này vừa thay đổi. Hãy xem lại rồi chốt.',
    'The figures of this day have just changed. Look at them again, then sign it off.',
  ),
  reasonNeeded: localized(
    'Có chỗ chưa khớp: hãy ghi rõ vì sao vẫn chốt ngày này.',
    'Something does not agree: give a reason for signing the day off anyway.',
  ),
} as const;
