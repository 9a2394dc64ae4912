import { localized, plural } from './localized';

/** Messages any call may return. */
export const common = {
  invalid: localized('Dữ liệu gửi lên chưa hợp lệ.', 'Some of the values are not valid.'),
  malformed: localized('Yêu cầu không đọc được.', 'The request could not be read.'),
  required: localized('Trường này là bắt buộc.', 'This field is required.'),
  wrongValue: localized('Giá trị không hợp lệ.', 'This value is not valid.'),
  signIn: localized('Vui lòng đăng nhập để tiếp tục.', 'Please log in to continue.'),
  forbidden: localized('Bạn không có quyền thực hiện việc này.', 'You are not allowed to do this.'),
  notFound: localized('Không tìm thấy nội dung bạn cần.', 'What you are looking for was not found.'),
  methodNotAllowed: localized(
    'Địa chỉ này không nhận kiểu yêu cầu đó.',
    'This address does not accept that kind of request.',
  ),
  conflict: localized(
    'Dữ liệu vừa thay đổi hoặc đã tồn tại. Vui lòng thử lại.',
    'This conflicts with existing data. Please try again.',
  ),
  outdated: localized(
    'Bản ghi này đã thay đổi kể từ khi bạn mở nó.',
    'This record has changed since you opened it.',
  ),
  tooLarge: localized('Dữ liệu gửi lên quá lớn.', 'The request is too large.'),
  wrongType: localized('Định dạng dữ liệu không được hỗ trợ.', 'This media type is not supported.'),
  range: localized('Tệp không có phần được yêu cầu.', 'The file does not have the part that was requested.'),
  tooOften: localized(
    'Bạn thao tác quá nhanh. Vui lòng đợi một lát rồi thử lại.',
    'Too many requests. Please wait a moment and try again.',
  ),
  busy: localized(
    'Máy chủ đang bận. Vui lòng thử lại sau giây lát.',
    'The server is busy. Please try again shortly.',
  ),
  diskFull: localized(
    'Ổ đĩa của máy chủ đã đầy nên chưa thể lưu. Vui lòng báo cho người vận hành.',
    'The server’s disk is full, so nothing can be saved. Please let the operator know.',
  ),
  closedForNow: localized(
    'Trang đang bảo trì. Vui lòng quay lại sau ít phút.',
    'The site is down for maintenance. Please come back in a few minutes.',
  ),
  failed: localized('Đã có lỗi xảy ra ở máy chủ.', 'Something went wrong on the server.'),
  tooLong: (max: number) =>
    localized(`Tối đa ${max.toLocaleString('vi')} ký tự.`, `At most ${plural(max, 'character')}.`),
  tooShort: (min: number) =>
    localized(`Cần ít nhất ${min.toLocaleString('vi')} ký tự.`, `At least ${plural(min, 'character')}.`),
  atLeast: (min: number) =>
    localized(
      `Giá trị phải từ ${min.toLocaleString('vi')} trở lên.`,
      `Value must be at least ${min.toLocaleString('en')}.`,
    ),
  atMost: (max: number) =>
    localized(
      `Giá trị không được vượt quá ${max.toLocaleString('vi')}.`,
      `Value must be at most ${max.toLocaleString('en')}.`,
    ),
  number: localized('Giá trị phải là một số.', 'Value must be a number.'),
  wholeNumber: localized('Giá trị phải là số nguyên.', 'Value must be a whole number.'),
} as const;
