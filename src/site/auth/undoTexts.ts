import type { UndoLinkKind } from '../../../contract/erasure';
import type { Localized } from '../content/localized';

interface UndoText {
  title: string;
  lead: string;
  effects: string[];
  submit: string;
  otherwise: string;
  doneTitle: string;
  /** The next step: signing in, or setting a new password. */
  next: string;
  over: string;
  failed: string;
}

/** Texts of undo links, by the prefix of their token. */
export const undoTexts: Record<UndoLinkKind, Localized<UndoText>> = {
  email: {
    vi: {
      title: 'Hoàn tác việc đổi email?',
      lead: 'Email tài khoản của bạn đã được đổi. Nếu bạn không đổi hay không yêu cầu, hãy hoàn tác. Khi bạn xác nhận:',
      effects: [
        'Tài khoản trở lại email này, và Google được liên kết lại như trước.',
        'Xác thực hai lớp và Google được thêm từ lúc đó bị gỡ.',
        'Mọi thiết bị đang đăng nhập bị đăng xuất, và mật khẩu hiện tại bị vô hiệu hóa.',
        'Bạn đặt mật khẩu mới bằng mã gửi tới email này.',
        'Nếu tài khoản đã bị đóng để chờ xóa, tài khoản được mở lại.',
      ],
      submit: 'Hoàn tác',
      otherwise: 'Nếu chính bạn đã yêu cầu, bạn chỉ cần đóng trang này.',
      doneTitle: 'Đã hoàn tác',
      next: 'Đặt mật khẩu mới',
      over: 'Liên kết này đã được dùng hoặc đã hết hạn.',
      failed: 'Chưa hoàn tác được. Vui lòng thử lại.',
    },
    en: {
      title: 'Undo the change of your email?',
      lead: 'The email of your account was changed. If you did not change it or ask for that, undo it. When you confirm:',
      effects: [
        'The account has this email again, and Google is linked as before.',
        'A second factor and Google accounts added since are removed.',
        'Every device is logged out, and the current password stops working.',
        'You set a new password with a code sent to this email.',
        'If the account was closed for erasure, it is opened again.',
      ],
      submit: 'Undo the change',
      otherwise: 'If you asked for it, just close this page.',
      doneTitle: 'The change was undone',
      next: 'Set a new password',
      over: 'This link was already used or has expired.',
      failed: 'That could not be undone. Please try again.',
    },
  },
  factor: {
    vi: {
      title: 'Dừng gỡ xác thực hai lớp?',
      lead: 'Có người đăng nhập được bằng mật khẩu hoặc Google của bạn đã báo mất điện thoại và mã khôi phục. Nếu không phải bạn, hãy dừng lại. Khi bạn xác nhận:',
      effects: ['Xác thực hai lớp được giữ nguyên.', 'Bạn nên đổi mật khẩu ngay sau đó.'],
      submit: 'Dừng yêu cầu',
      otherwise: 'Nếu chính bạn yêu cầu, bạn chỉ cần đóng trang này.',
      doneTitle: 'Đã dừng yêu cầu',
      next: 'Đặt mật khẩu mới',
      over: 'Yêu cầu này đã kết thúc.',
      failed: 'Chưa dừng được. Vui lòng thử lại.',
    },
    en: {
      title: 'Keep your second factor?',
      lead: 'Somebody who has your password, or your Google account, says that your phone and recovery codes are lost. If this is not you, stop it. When you confirm:',
      effects: ['Your second factor stays as it is.', 'You should change your password right after.'],
      submit: 'Stop the request',
      otherwise: 'If you asked for it, just close this page.',
      doneTitle: 'The request was stopped',
      next: 'Set a new password',
      over: 'This request is over.',
      failed: 'It could not be stopped. Please try again.',
    },
  },
  closed: {
    vi: {
      title: 'Mở lại tài khoản?',
      lead: 'Tài khoản của bạn đã đóng và đang chờ xóa. Khi bạn xác nhận:',
      effects: ['Tài khoản không bị xóa nữa.', 'Bạn đăng nhập được như trước.'],
      submit: 'Mở lại tài khoản',
      otherwise: 'Nếu bạn vẫn muốn xóa tài khoản, bạn chỉ cần đóng trang này.',
      doneTitle: 'Tài khoản đã mở lại',
      next: 'Đăng nhập',
      over: 'Liên kết này đã được dùng hoặc đã hết hạn.',
      failed: 'Chưa mở lại được. Vui lòng thử lại.',
    },
    en: {
      title: 'Open the account again?',
      lead: 'Your account is closed and waiting to be erased. When you confirm:',
      effects: ['The account will not be erased.', 'You can log in as before.'],
      submit: 'Open the account again',
      otherwise: 'If you still want it to be erased, just close this page.',
      doneTitle: 'The account is open again',
      next: 'Log in',
      over: 'This link was already used or has expired.',
      failed: 'The account could not be opened. Please try again.',
    },
  },
};
