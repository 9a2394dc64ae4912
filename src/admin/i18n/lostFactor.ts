import { addScreenTexts } from './screenTexts';

// Texts about a player who lost the second factor.
addScreenTexts('lostFactor', {
  begun: [
    'Người chơi báo mất điện thoại và mã khôi phục, sau khi nhập đúng mật khẩu, hoặc đăng nhập bằng Google, và nhập mã gửi tới email.',
    'The player reported the phone and recovery codes as lost, after the right password, or a Google login, and the code sent to the email.',
  ],
  confirmed: ['Đã xác nhận bởi %{name}.', 'Confirmed by %{name}.'],
  other: [
    'Đã xác nhận bởi %{name}. Một người khác phải duyệt.',
    'Confirmed by %{name}. Another person has to approve.',
  ],
  due: ['Xác thực hai lớp được gỡ lúc', 'The second factor is removed on'],
  dialog: {
    confirm: {
      open: ['Xác nhận', 'Confirm'],
      title: ['Xác nhận người chơi mất xác thực hai lớp', 'Confirm the Lost Second Factor'],
      text: [
        'Chỉ xác nhận khi bạn đã kiểm tra đúng là người chơi, ví dụ qua giao dịch đã nạp. Một người khác sẽ duyệt.',
        'Confirm only once you have made sure it is the player, for instance by past payments. Another person approves it.',
      ],
      submit: ['Xác nhận', 'Confirm'],
      done: ['Đã xác nhận.', 'Confirmed.'],
    },
    approve: {
      open: ['Duyệt', 'Approve'],
      title: ['Duyệt gỡ xác thực hai lớp', 'Approve Removing the Second Factor'],
      text: [
        'Sau 72 giờ, tài khoản chỉ còn cần mật khẩu hoặc Google, và email không đổi được trong 7 ngày. Người chơi nhận email có liên kết để dừng.',
        'After 72 hours the account needs only the password or Google, and its email cannot change for 7 days. The player gets an email with a link that stops this.',
      ],
      submit: ['Duyệt', 'Approve'],
      done: ['Đã duyệt.', 'Approved.'],
    },
    refuse: {
      open: ['Từ chối', 'Refuse'],
      title: ['Từ chối gỡ xác thực hai lớp', 'Refuse to Remove the Second Factor'],
      text: ['Xác thực hai lớp được giữ nguyên.', 'The second factor stays as it is.'],
      submit: ['Từ chối', 'Refuse'],
      done: ['Đã từ chối.', 'Refused.'],
    },
  },
});
