import type { Language } from '../../../contract/languages';
import { security as ownEn } from '../../i18n/en/security';
import { security as ownVi } from '../../i18n/vi/security';
import { addScreenTexts } from './screenTexts';

const vi = {
  busy: 'Đang thực hiện...',
  failed: 'Không thực hiện được. Vui lòng thử lại.',
  required: {
    title: 'Bật xác thực hai lớp',
    text: 'Đội ngũ Outline đăng nhập bằng mật khẩu và một mã từ điện thoại. Bật xong, bạn vào được trang quản trị.',
  },
  factor: {
    title: 'Xác thực hai lớp',
    on: 'Đã bật. Còn %{smart_count} mã khôi phục chưa dùng.',
    off: 'Chưa bật. Khi bật, ai biết mật khẩu của bạn cũng không đăng nhập được nếu thiếu mã trên điện thoại.',
    failed: 'Không tải được trạng thái xác thực hai lớp.',
    setUp: 'Bật xác thực hai lớp',
    replace: 'Chuyển sang ứng dụng khác',
    lost: 'Mất điện thoại và hết mã khôi phục? Hãy nhờ một chủ sở hữu đặt lại cho bạn.',
    password: 'Trước tiên, nhập lại mật khẩu của bạn.',
    next: 'Tiếp tục',
    scan: 'Quét mã này bằng một ứng dụng xác thực, ví dụ Google Authenticator, rồi nhập mã 6 chữ số mà ứng dụng hiện ra.',
    qr: 'Mã QR cho ứng dụng xác thực',
    byHand: 'Không quét được? Nhập khóa này vào ứng dụng:',
    copySecret: 'Sao chép khóa',
    code: 'Mã 6 chữ số',
    confirm: 'Xác nhận',
  },
  codes: {
    title: 'Mã khôi phục',
    once: 'Các mã này chỉ hiện một lần. Mỗi mã đăng nhập được một lần khi bạn không có điện thoại bên mình.',
    copy: 'Sao chép',
    download: 'Tải về',
    kept: 'Tôi đã cất các mã này ở nơi an toàn',
    done: 'Hoàn tất',
    renew: 'Tạo lại mã khôi phục',
  },
  password: {
    ...ownVi.password,
    effect: 'Sau khi đổi mật khẩu, mọi thiết bị khác sẽ bị đăng xuất.',
    repeatPassword: 'Nhập lại mật khẩu mới',
    mismatch: 'Mật khẩu nhập lại không khớp.',
  },
  sessions: {
    ...ownVi.sessions,
    failed: 'Không tải được danh sách thiết bị.',
    networkUnknown: 'không rõ',
    facts: 'Mạng %{network} · đăng nhập lúc %{since} · hoạt động gần nhất %{lastUsed}',
    endNamed: 'Đăng xuất %{device}. %{facts}',
    endOne: 'Đăng xuất thiết bị này?',
    confirm: 'Thiết bị bị đăng xuất sẽ phải đăng nhập lại.',
    ended: 'Đã đăng xuất.',
    endFailed: 'Chưa đăng xuất được. Vui lòng thử lại.',
  },
};
const en: typeof vi = {
  busy: 'Working...',
  failed: 'This did not work. Try again.',
  required: {
    title: 'Set up your second factor',
    text: 'Outline staff sign in with a password and a code from their phone. Once it is set up, the back office opens.',
  },
  factor: {
    title: 'Second factor',
    on: 'On. %{smart_count} recovery code is unused. |||| On. %{smart_count} recovery codes are unused.',
    off: 'Off. With it, nobody who learns your password can sign in without the code on your phone.',
    failed: 'The second factor could not be loaded.',
    setUp: 'Set up the second factor',
    replace: 'Switch to another app',
    lost: 'Lost your phone and all recovery codes? Ask an owner to reset your second factor.',
    password: 'First, enter your password again.',
    next: 'Continue',
    scan: 'Scan this code with an authenticator app such as Google Authenticator, then enter the 6 digits that it shows.',
    qr: 'QR code for the authenticator app',
    byHand: 'Cannot scan it? Enter this key in the app:',
    copySecret: 'Copy the key',
    code: '6-digit code',
    confirm: 'Confirm',
  },
  codes: {
    title: 'Recovery codes',
    once: 'These codes are shown only once. Each signs you in once when you do not have your phone.',
    copy: 'Copy',
    download: 'Download',
    kept: 'I have stored these codes in a safe place',
    done: 'Done',
    renew: 'New recovery codes',
  },
  password: {
    ...ownEn.password,
    effect: 'All other devices are signed out when you change your password.',
    repeatPassword: 'Repeat the new password',
    mismatch: 'The passwords do not match.',
  },
  sessions: {
    ...ownEn.sessions,
    failed: 'The devices could not be loaded.',
    networkUnknown: 'unknown',
    facts: 'Network %{network} · signed in %{since} · last used %{lastUsed}',
    endNamed: 'Sign out %{device}. %{facts}',
    endOne: 'Sign out this device?',
    confirm: 'A device that is signed out has to sign in again.',
    ended: 'Signed out.',
    endFailed: 'This did not work. Try again.',
  },
};

/** Texts of "My security" and the set-up page. */
export const securityTexts = addScreenTexts('security', { vi, en } satisfies Record<Language, typeof vi>);
