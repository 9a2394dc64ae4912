import { say } from './said';

/** What any call may answer. */
export const common = {
  invalid: say('Dữ liệu gửi lên chưa hợp lệ.', 'Some of the values are not valid.'),
  malformed: say('Yêu cầu không đọc được.', 'The request could not be read.'),
  required: say('Trường này là bắt buộc.', 'This field is required.'),
  wrongValue: say('Giá trị không hợp lệ.', 'This value is not valid.'),
  signIn: say('Vui lòng đăng nhập để tiếp tục.', 'Please sign in to continue.'),
  forbidden: say('Bạn không có quyền thực hiện việc này.', 'You are not allowed to do this.'),
  notFound: say('Không tìm thấy nội dung bạn cần.', 'What you are looking for was not found.'),
  methodNotAllowed: say(
    'Địa chỉ này không nhận kiểu yêu cầu đó.',
    'This address does not take such a request.',
  ),
  conflict: say(
    'Dữ liệu vừa thay đổi hoặc đã tồn tại. Vui lòng thử lại.',
    'This conflicts with what is already there.',
  ),
  outdated: say(
    'Bản ghi này đã thay đổi kể từ khi bạn mở nó.',
    'This record has changed since you opened it.',
  ),
  tooLarge: say('Dữ liệu gửi lên quá lớn.', 'The request is too large.'),
  wrongType: say('Định dạng dữ liệu không được hỗ trợ.', 'This media type is not supported.'),
  tooOften: say(
    'Bạn thao tác quá nhanh. Vui lòng đợi một lát rồi thử lại.',
    'Too many requests. Please wait a moment and try again.',
  ),
  busy: say(
    'Máy chủ đang bận. Vui lòng thử lại sau giây lát.',
    'The server is busy. Please try again shortly.',
  ),
  failed: say('Đã có lỗi xảy ra ở máy chủ.', 'Something went wrong on the server.'),
  tooLong: (max: number) => say(`Tối đa ${max} ký tự.`, `At most ${max} characters.`),
  tooShort: (min: number) => say(`Cần ít nhất ${min} ký tự.`, `At least ${min} characters.`),
  atLeast: (min: number) => say(`Giá trị phải từ ${min} trở lên.`, `Value must be at least ${min}.`),
  atMost: (max: number) => say(`Giá trị không được vượt quá ${max}.`, `Value must be at most ${max}.`),
  number: say('Giá trị phải là một số.', 'Value must be a number.'),
  wholeNumber: say('Giá trị phải là số nguyên.', 'Value must be a whole number.'),
} as const;
