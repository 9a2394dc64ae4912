import type { Localized } from '../../content/localized';

interface ProtectionTexts {
  password: string;
  passwordEmpty: string;
  orGoogle: string;
  byGoogle: string;
  cancel: string;
  next: string;
  failed: string;
  unread: string;
  stepUp: string;
  frozen: (day: string) => string;
  email: {
    title: string;
    effect: string;
    held: (day: string) => string;
    change: string;
    address: string;
    empty: string;
    send: string;
    sent: (email: string) => string;
    code: string;
    confirm: string;
    again: string;
  };
  factor: {
    title: string;
    isOff: string;
    isOn: string;
    left: (count: number) => string;
    turnOn: string;
    turnOff: string;
    offEffect: string;
    replace: string;
    renew: string;
    before: string;
    scan: string;
    qr: string;
    byHand: string;
    code: string;
  };
  codes: {
    title: string;
    once: string;
    copy: string;
    copied: string;
    notCopied: string;
    download: string;
    kept: string;
    done: string;
  };
  google: {
    title: string;
    isLinked: string;
    isNotLinked: string;
    lastWay: string;
    link: string;
    unlink: string;
    failed: string;
    blocked: string;
  };
}

/** Texts of what decides who can get into the account. */
export const protectionTexts: Localized<ProtectionTexts> = {
  vi: {
    password: 'Mật khẩu hiện tại',
    passwordEmpty: 'Vui lòng nhập mật khẩu hiện tại.',
    orGoogle: 'Có thể để trống nếu bạn vừa đăng nhập trong vòng 10 phút.',
    byGoogle:
      'Bạn đăng nhập bằng Google. Nếu lần đăng nhập này đã quá 10 phút, hãy đăng xuất, đăng nhập lại bằng Google rồi thử lại.',
    cancel: 'Hủy',
    next: 'Tiếp tục',
    failed: 'Chưa thực hiện được. Vui lòng thử lại.',
    unread: 'Chưa tải được thông tin bảo mật. Vui lòng thử lại.',
    stepUp: 'Nhập mã xác thực để tiếp tục',
    frozen: (day) => `Xác thực hai lớp vừa được gỡ vì bị mất, nên mục này chưa đổi được trước ngày ${day}.`,
    email: {
      title: 'Email',
      effect:
        'Sau khi đổi, tất cả thiết bị sẽ bị đăng xuất và Google bị hủy liên kết. Email cũ nhận liên kết để hoàn tác trong 7 ngày.',
      held: (day) =>
        `Email vừa được đổi và còn hoàn tác được bằng liên kết gửi tới địa chỉ cũ. Bạn đổi tiếp được sau ngày ${day}.`,
      change: 'Đổi email',
      address: 'Email mới',
      empty: 'Vui lòng nhập email mới.',
      send: 'Gửi mã tới email mới',
      sent: (email) => `Chúng tôi đã gửi mã 6 chữ số tới ${email}. Mã có hiệu lực trong 10 phút.`,
      code: 'Mã xác nhận',
      confirm: 'Đổi email',
      again: 'Đăng nhập lại',
    },
    factor: {
      title: 'Xác thực hai lớp',
      isOff:
        'Khi đăng nhập, ngoài mật khẩu bạn nhập thêm mã từ ứng dụng trên điện thoại. Ai biết mật khẩu của bạn cũng không vào được.',
      isOn: 'Đang bật.',
      left: (count) => `Bạn còn ${count} mã khôi phục.`,
      turnOn: 'Bật xác thực hai lớp',
      turnOff: 'Tắt xác thực hai lớp',
      offEffect:
        'Sau khi tắt, chỉ cần mật khẩu hoặc Google là đăng nhập được. Các thiết bị khác sẽ đăng xuất.',
      replace: 'Chuyển sang ứng dụng khác',
      renew: 'Tạo mã khôi phục mới',
      before:
        'Bạn cần một ứng dụng xác thực như Google Authenticator, Microsoft Authenticator hoặc 2FAS. Các thiết bị khác sẽ đăng xuất.',
      scan: 'Quét mã này bằng ứng dụng, rồi nhập 6 chữ số ứng dụng hiện ra.',
      qr: 'Mã QR cho ứng dụng xác thực',
      byHand: 'Không quét được? Nhập mã này vào ứng dụng:',
      code: 'Mã từ ứng dụng',
    },
    codes: {
      title: 'Mã khôi phục',
      once: 'Hãy cất những mã này ở nơi an toàn. Mất điện thoại, bạn đăng nhập bằng một trong các mã, mỗi mã dùng một lần. Chúng chỉ hiện lần này.',
      copy: 'Sao chép',
      copied: 'Đã sao chép',
      notCopied: 'Trình duyệt không cho sao chép. Hãy tải về hoặc chép tay.',
      download: 'Tải về',
      kept: 'Tôi đã cất các mã này',
      done: 'Xong',
    },
    google: {
      title: 'Google',
      isLinked: 'Đã liên kết. Bạn đăng nhập được bằng Google.',
      isNotLinked: 'Liên kết Google để đăng nhập mà không cần mật khẩu.',
      lastWay:
        'Google đang là cách đăng nhập duy nhất. Muốn hủy, trước hết hãy đặt mật khẩu bằng “Quên mật khẩu”.',
      link: 'Liên kết Google',
      unlink: 'Hủy liên kết Google',
      failed: 'Chưa liên kết được với Google.',
      blocked: 'Trình duyệt đã chặn cửa sổ của Google. Hãy cho phép cửa sổ bật lên rồi thử lại.',
    },
  },
  en: {
    password: 'Current password',
    passwordEmpty: 'Please enter your current password.',
    orGoogle: 'May be left empty if you logged in within the last 10 minutes.',
    byGoogle:
      'You log in with Google. If this login is older than 10 minutes, log out, log in with Google again and come back.',
    cancel: 'Cancel',
    next: 'Continue',
    failed: 'That did not work. Please try again.',
    unread: 'Your security settings could not be loaded. Please try again.',
    stepUp: 'Enter your code to continue',
    frozen: (day) =>
      `A lost second factor was removed not long ago, so this cannot be changed before ${day}.`,
    email: {
      title: 'Email',
      effect:
        'After a change every device is logged out and Google is unlinked. Your earlier email gets a link that can undo it for 7 days.',
      held: (day) =>
        `Your email was changed not long ago, and the link sent to the earlier address can still undo that. You can change it again after ${day}.`,
      change: 'Change email',
      address: 'New email',
      empty: 'Please enter the new email.',
      send: 'Send a code to the new email',
      sent: (email) => `We sent a 6-digit code to ${email}. It is valid for 10 minutes.`,
      code: 'Code',
      confirm: 'Change email',
      again: 'Log in again',
    },
    factor: {
      title: 'Second factor',
      isOff:
        'At login you enter a code from an app on your phone, besides your password. Somebody who only knows your password cannot get in.',
      isOn: 'It is on.',
      left: (count) => `${count} recovery ${count === 1 ? 'code is' : 'codes are'} left.`,
      turnOn: 'Turn on the second factor',
      turnOff: 'Turn off the second factor',
      offEffect:
        'Afterward, your password or Google alone is enough to log in. All other devices are logged out.',
      replace: 'Switch to another app',
      renew: 'New recovery codes',
      before:
        'You need an authenticator app such as Google Authenticator, Microsoft Authenticator or 2FAS. All other devices will be logged out.',
      scan: 'Scan this code with the app, then enter the 6 digits it shows.',
      qr: 'QR code for the authenticator app',
      byHand: 'Cannot scan it? Type this into the app:',
      code: 'Code from the app',
    },
    codes: {
      title: 'Recovery codes',
      once: 'Keep these codes in a safe place. If you lose your phone, one of them logs you in; each works once. They are shown only now.',
      copy: 'Copy',
      copied: 'Copied',
      notCopied: 'The browser does not allow copying. Download them or write them down.',
      download: 'Download',
      kept: 'I have saved these codes',
      done: 'Done',
    },
    google: {
      title: 'Google',
      isLinked: 'Linked. You can log in with Google.',
      isNotLinked: 'Link Google to log in without a password.',
      lastWay:
        'Google is your only way to log in. To unlink it, set a password with “Forgot password” first.',
      link: 'Link Google',
      unlink: 'Unlink Google',
      failed: 'Google could not be linked.',
      blocked: 'The browser blocked the Google window. Allow pop-ups and try again.',
    },
  },
};
