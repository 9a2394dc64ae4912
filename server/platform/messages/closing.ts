import { localized } from './localized';

export const closingMessages = {
  notOver: localized(
    'Ngày này chưa kết thúc: có thể chốt từ 00:05 ngày hôm sau, giờ Việt Nam.',
    'This day is not over: it can be signed off from 00:05 of the next one, in Vietnam.',
  ),
  isClosed: localized('Ngày này đã được chốt rồi.', 'This day has been signed off already.'),
  hasChanged: localized(
    'Số liệu của ngày này vừa thay đổi. Hãy xem lại rồi chốt.',
    'The figures of this day have just changed. Look at them again, then sign it off.',
  ),
  reasonNeeded: localized(
    'Có chỗ chưa khớp: ghi rõ vì sao vẫn chốt ngày này.',
    'Something does not agree: say why the day is signed off nevertheless.',
  ),
} as const;
