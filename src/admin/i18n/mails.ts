import { mailNames } from '../../../contract/mails';
import { addScreenTexts } from './screenTexts';

// Texts of the mails, on a player’s page and in the settings.
addScreenTexts('mails', {
  waiting: ['Đang chờ gửi', 'Waiting to be sent'],
  again: ['Đã thử %{attempts} lần, thử lại lúc', 'Tried once, next on |||| Tried %{attempts} times, next on'],
  sent: ['Đã gửi', 'Sent'],
  failed: [
    'Không gửi được sau %{attempts} lần, dừng lúc',
    'Gave up after one attempt, |||| Gave up after %{attempts} attempts,',
  ],
  givenUp: ['Không gửi được', 'Not sent'],
  expired: ['Hết hạn trước khi gửi được, bỏ lúc', 'Expired before it was sent, dropped'],
  ended: ['Hết hạn', 'Expired'],
  failure: {
    EENVELOPE: ['Máy chủ email từ chối địa chỉ này', 'The email server refused the address'],
    EMESSAGE: ['Máy chủ email từ chối nội dung', 'The email server refused the content'],
    EAUTH: ['Máy chủ email không nhận mật khẩu của chúng ta', 'The email server refused our password'],
    ECONNECTION: ['Không kết nối được máy chủ email', 'The email server could not be reached'],
    ECONNREFUSED: ['Máy chủ email không nhận kết nối', 'The email server refused the connection'],
    ECONNRESET: ['Kết nối tới máy chủ email bị ngắt', 'The connection to the email server broke'],
    EDNS: ['Không tìm thấy máy chủ email', 'The email server was not found'],
    ETIMEDOUT: ['Máy chủ email không trả lời kịp', 'The email server did not answer in time'],
    ESOCKET: ['Kết nối tới máy chủ email bị lỗi', 'The connection to the email server failed'],
    expired: ['Mã hoặc liên kết trong email không còn dùng được', 'The code or link in it no longer worked'],
    unknown: ['Không rõ lý do', 'Reason unknown'],
  },
  name: mailNames,
});
