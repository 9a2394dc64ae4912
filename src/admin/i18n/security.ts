import { byName, namesIn } from '../../../contract/named';
import type { TextPair } from '../../../contract/texts';
import { security as ownEn } from '../../i18n/en/security';
import { security as ownVi } from '../../i18n/vi/security';
import { addScreenTexts } from './screenTexts';

/** Texts of the account centre, which the site has by language, as pairs. */
const pairsOf = <K extends string>(vi: Record<K, string>, en: Record<K, string>) =>
  byName(namesIn(vi), (name): TextPair => [vi[name], en[name]]);

// Texts of "My security" and the set-up page.
addScreenTexts('security', {
  busy: ['Đang thực hiện...', 'Working...'],
  failed: ['Không thực hiện được. Vui lòng thử lại.', 'That did not work. Please try again.'],
  required: {
    title: ['Bật xác thực hai lớp', 'Set up your second factor'],
    text: [
      'Đội ngũ Outline đăng nhập bằng mật khẩu và một mã từ điện thoại. Bật xong, bạn vào được trang quản trị.',
      'Outline staff log in with a password and a code from their phone. Once it is set up, the back office opens.',
    ],
  },
  factor: {
    title: ['Xác thực hai lớp', 'Second factor'],
    on: [
      'Đã bật. Còn %{smart_count} mã khôi phục chưa dùng.',
      'On. %{smart_count} recovery code is unused. |||| On. %{smart_count} recovery codes are unused.',
    ],
    off: [
      'Chưa bật. Khi bật, ai biết mật khẩu của bạn cũng không đăng nhập được nếu thiếu mã trên điện thoại.',
      'Off. When it is on, nobody who learns your password can log in without the code on your phone.',
    ],
    failed: ['Không tải được trạng thái xác thực hai lớp.', 'The second factor could not be loaded.'],
    setUp: ['Bật xác thực hai lớp', 'Set up the second factor'],
    replace: ['Chuyển sang ứng dụng khác', 'Switch to another app'],
    lost: [
      'Mất điện thoại và hết mã khôi phục? Hãy nhờ một chủ sở hữu đặt lại cho bạn.',
      'Lost your phone and all recovery codes? Ask an owner to reset your second factor.',
    ],
    password: ['Trước tiên, nhập lại mật khẩu của bạn.', 'First, enter your password again.'],
    next: ['Tiếp tục', 'Continue'],
    scan: [
      'Quét mã này bằng một ứng dụng xác thực, ví dụ Google Authenticator, rồi nhập mã 6 chữ số ứng dụng hiện ra.',
      'Scan this code with an authenticator app such as Google Authenticator, then enter the 6 digits it shows.',
    ],
    qr: ['Mã QR cho ứng dụng xác thực', 'QR code for the authenticator app'],
    byHand: ['Không quét được? Nhập khóa này vào ứng dụng:', 'Cannot scan it? Enter this key in the app:'],
    copySecret: ['Sao chép khóa', 'Copy the key'],
    code: ['Mã 6 chữ số', '6-digit code'],
    confirm: ['Xác nhận', 'Confirm'],
  },
  codes: {
    title: ['Mã khôi phục', 'Recovery codes'],
    once: [
      'Các mã này chỉ hiện một lần. Mỗi mã đăng nhập được một lần khi bạn không có điện thoại bên mình.',
      'These codes are shown only once. Each logs you in once when you do not have your phone.',
    ],
    copy: ['Sao chép', 'Copy'],
    download: ['Tải về', 'Download'],
    kept: ['Tôi đã cất các mã này ở nơi an toàn', 'I have stored these codes in a safe place'],
    done: ['Hoàn tất', 'Done'],
    renew: ['Tạo lại mã khôi phục', 'New recovery codes'],
  },
  password: {
    ...pairsOf(ownVi.password, ownEn.password),
    effect: [
      'Sau khi đổi mật khẩu, mọi thiết bị khác sẽ bị đăng xuất.',
      'All other devices are logged out when you change your password.',
    ],
    repeatPassword: ['Nhập lại mật khẩu mới', 'Repeat new password'],
    mismatch: ['Mật khẩu nhập lại không khớp.', 'The passwords do not match.'],
  },
  sessions: {
    ...pairsOf(ownVi.sessions, ownEn.sessions),
    failed: ['Không tải được danh sách thiết bị.', 'The devices could not be loaded.'],
    networkUnknown: ['không rõ', 'unknown'],
    facts: [
      'Mạng %{network} · đăng nhập lúc %{since} · hoạt động gần nhất %{lastUsed}',
      'Network %{network} · logged in %{since} · last used %{lastUsed}',
    ],
    endNamed: ['Đăng xuất %{device}. %{facts}', 'Log out %{device}. %{facts}'],
    endOne: ['Đăng xuất thiết bị này?', 'Log out this device?'],
    confirm: [
      'Thiết bị bị đăng xuất sẽ phải đăng nhập lại.',
      'A device that is logged out has to log in again.',
    ],
    ended: ['Đã đăng xuất.', 'Logged out.'],
    endFailed: ['Chưa đăng xuất được. Vui lòng thử lại.', 'That did not work. Please try again.'],
  },
});
