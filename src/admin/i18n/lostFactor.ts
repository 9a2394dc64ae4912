import { addScreenTexts } from './screenTexts';

// Texts about a player who lost the second factor.
addScreenTexts('lostFactor', {
  begun: [
    'Người chơi báo mất điện thoại và mã khôi phục, sau khi nhập đúng mật khẩu và mã gửi tới email.',
    'The player says that phone and recovery codes are lost, after the right password and the code of the mailbox.',
  ],
  confirmed: ['Đã xác nhận bởi %{name}.', 'Confirmed by %{name}.'],
  other: [
    'Đã xác nhận bởi %{name}. Một người khác phải duyệt.',
    'Confirmed by %{name}. Another person has to approve.',
  ],
  due: ['Xác thực hai lớp được gỡ lúc', 'The second factor falls away at'],
  dialog: {
    confirm: {
      open: ['Xác nhận', 'Confirm'],
      title: ['Xác nhận người chơi mất xác thực hai lớp', 'Confirm the Lost Factor'],
      text: [
        'Chỉ xác nhận khi bạn đã kiểm tra đúng là người chơi, ví dụ qua giao dịch đã nạp. Một người khác sẽ duyệt.',
        'Confirm only once you have made sure that it is the player, for instance by payments made. Another person approves it.',
      ],
      submit: ['Xác nhận', 'Confirm'],
      done: ['Đã xác nhận.', 'Confirmed.'],
    },
    approve: {
      open: ['Duyệt', 'Approve'],
      title: ['Duyệt gỡ xác thực hai lớp', 'Approve Taking the Factor Away'],
      text: [
        'Sau 72 giờ, tài khoản chỉ còn cần mật khẩu, và email không đổi được trong 7 ngày. Người chơi nhận thư có liên kết để dừng.',
        'After 72 hours the account needs the password only, and its email does not change for 7 days. The player gets a mail with a link that stops it.',
      ],
      submit: ['Duyệt', 'Approve'],
      done: ['Đã duyệt.', 'Approved.'],
    },
    refuse: {
      open: ['Từ chối', 'Refuse'],
      title: ['Từ chối gỡ xác thực hai lớp', 'Refuse to Take the Factor Away'],
      text: ['Xác thực hai lớp được giữ nguyên.', 'The second factor stays as it is.'],
      submit: ['Từ chối', 'Refuse'],
      done: ['Đã từ chối.', 'Refused.'],
    },
  },
});
