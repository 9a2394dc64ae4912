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
      lead: 'Nhân viên của Outline đã đổi email tài khoản của bạn. Nếu bạn không yêu cầu, hãy hoàn tác. Khi bạn xác nhận:',
      effects: [
        'Tài khoản trở lại email này, và Google được liên kết lại như trước.',
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
      lead: 'The staff of Outline changed the email of your account. If you did not ask for it, undo it. When you confirm:',
      effects: [
        'The account has this email again, and Google is linked as before.',
        'Every device is logged out, and the current password stops working.',
        'You set a new password with a code sent to this email.',
        'If the account was closed to be erased, it is opened again.',
      ],
      submit: 'Undo the change',
      otherwise: 'If you asked for it, just close this page.',
      doneTitle: 'The change was undone',
      next: 'Set a new password',
      over: 'This link was used already or has expired.',
      failed: 'That could not be undone. Please try again.',
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
      lead: 'Your account is closed and is to be erased. When you confirm:',
      effects: ['The account will not be erased.', 'You can log in as before.'],
      submit: 'Open the account again',
      otherwise: 'If you still want it to be erased, just close this page.',
      doneTitle: 'The account is open again',
      next: 'Log in',
      over: 'This link was used already or has expired.',
      failed: 'The account could not be opened. Please try again.',
    },
  },
};
