import type { Template } from './mailText';

/** To the previous address of an account whose e-mail staff have corrected, or its player has changed. */
export const emailReplaced: Template = (values) => ({
  subject: [
    'Email tài khoản Outline của bạn đã được thay đổi',
    'The email of your Outline account was changed',
  ],
  lines: [
    values.own
      ? [
          `Email tài khoản Outline của bạn vừa được đổi thành ${values.masked} từ trang tài khoản. Mọi thiết bị đã đăng xuất và tài khoản Google đã được hủy liên kết.`,
          `The email of your Outline account was just changed to ${values.masked} on the account page. Every device was logged out and Google was unlinked.`,
        ]
      : [
          `Nhân viên của Outline vừa đổi email tài khoản này thành ${values.masked}. Mọi thiết bị đã đăng xuất và tài khoản Google đã được hủy liên kết.`,
          `The Outline staff just changed the email of this account to ${values.masked}. Every device was logged out and Google was unlinked.`,
        ],
    values.own
      ? [
          'Nếu là bạn, bạn không cần làm gì. Nếu không, hãy mở liên kết dưới đây và xác nhận: tài khoản trở lại email này, xác thực hai lớp và Google được thêm từ lúc đó bị gỡ, và bạn đặt mật khẩu mới.',
          'If this was you, there is nothing to do. If not, open the link below and confirm: the account has this email again, a second factor and Google added since are removed, and you set a new password.',
        ]
      : [
          'Nếu bạn đã yêu cầu, bạn không cần làm gì. Nếu không, hãy mở liên kết dưới đây và xác nhận: tài khoản trở lại email này, và bạn đặt mật khẩu mới.',
          'If you asked for it, there is nothing to do. If not, open the link below and confirm: the account has this email again, and you set a new password.',
        ],
  ],
  link: { label: ['Hoàn tác thay đổi', 'Undo the change'], url: values.link ?? '' },
  after: [['Liên kết có hiệu lực trong 7 ngày.', 'The link is valid for 7 days.']],
});

/** To the address that a player names as the account's new one. */
export const newEmail: Template = (values) => ({
  subject: ['Mã xác nhận email mới', 'The code for your new email'],
  lines: [
    [
      'Bạn đang đổi email tài khoản Outline sang địa chỉ này. Nhập mã dưới đây ở trang tài khoản để hoàn tất:',
      'You are changing the email of your Outline account to this address. Enter this code on your account page to finish:',
    ],
  ],
  code: values.code,
  after: [
    [
      'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần.',
      'The code is valid for 10 minutes and works once.',
    ],
    [
      'Nếu không phải bạn yêu cầu, hãy bỏ qua email này và đừng đưa mã cho ai.',
      'If this was not you, ignore this email and do not give the code to anybody.',
    ],
  ],
});

/** To the new address of an account. */
export const emailGiven: Template = (values) => ({
  subject: ['Xác minh email mới của tài khoản Outline', 'Verify the new email of your Outline account'],
  lines: [
    [
      'Nhân viên của Outline vừa đặt địa chỉ này làm email tài khoản của bạn. Nhập mã dưới đây để xác minh:',
      'The Outline staff just made this the email of your account. Enter this code to verify it:',
    ],
  ],
  code: values.code,
  after: [
    [
      'Mã có hiệu lực trong 10 phút và chỉ dùng được một lần. Nếu đã quá hạn, hãy đăng nhập để nhận mã mới.',
      'The code is valid for 10 minutes and works once. If it has expired, log in to get another.',
    ],
    [
      'Nếu bạn không có tài khoản Outline, hãy bỏ qua email này.',
      'If you have no Outline account, ignore this email.',
    ],
  ],
});

/** To a player whose account is about to be erased. */
export const accountClosed: Template = (values) => ({
  subject: [
    `Tài khoản Outline của bạn sẽ bị xóa ngày ${values.day}`,
    `Your Outline account will be erased on ${values.day}`,
  ],
  lines: [
    [
      `Tài khoản của bạn đã đóng theo yêu cầu xóa. Đến ngày ${values.day}, họ tên, email, số điện thoại, mật khẩu và mọi phiên đăng nhập sẽ bị xóa hẳn; lịch sử giao dịch được giữ lại, không còn tên bạn.`,
      `Your account is closed and waiting to be erased. On ${values.day} your name, email, phone number, password and sessions are erased for good; the payment history stays, without your name.`,
    ],
    [
      'Nếu bạn đổi ý, hãy đăng nhập và chọn mở lại, hoặc mở liên kết dưới đây và xác nhận.',
      'If you change your mind, log in and choose to open it again, or open the link below and confirm.',
    ],
  ],
  link: { label: ['Mở lại tài khoản', 'Open the account again'], url: values.link ?? '' },
  after: [
    [
      'Sau ngày đó không ai khôi phục được tài khoản, kim cương và vật phẩm.',
      'After that day nobody can bring back the account, its diamonds and its items.',
    ],
  ],
});
