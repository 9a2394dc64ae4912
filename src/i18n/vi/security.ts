import { passwordLength, passwordLengthText } from '../../../contract/passwords';

/** What the account centre and the back office say alike of one's own password and sessions. */
export const security = {
  password: {
    title: 'Đổi mật khẩu',
    currentPassword: 'Mật khẩu hiện tại',
    newPassword: 'Mật khẩu mới',
    hint: `Ít nhất ${passwordLength.min} ký tự.`,
    currentEmpty: 'Vui lòng nhập mật khẩu hiện tại.',
    newEmpty: 'Vui lòng nhập mật khẩu mới.',
    repeatEmpty: 'Vui lòng nhập lại mật khẩu mới.',
    length: passwordLengthText.vi,
    submit: 'Đổi mật khẩu',
    done: 'Đã đổi mật khẩu. Mọi thiết bị khác đã bị đăng xuất.',
  },
  sessions: {
    title: 'Thiết bị đang đăng nhập',
    unknown: 'Thiết bị không xác định',
    current: 'Thiết bị này',
    end: 'Đăng xuất',
    endOthers: 'Đăng xuất mọi thiết bị khác',
  },
};
