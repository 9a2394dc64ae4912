import type { TextPairs } from '../../../contract/texts';

/** Texts of the dialogs about a player. */
export const playerDialogs = {
  'sign-out': {
    open: ['Đăng xuất mọi thiết bị', 'Sign out everywhere'],
    title: ['Đăng xuất mọi thiết bị', 'Sign Out Everywhere'],
    text: [
      'Mọi phiên đăng nhập của người chơi kết thúc ngay. Họ đăng nhập lại được bằng mật khẩu của mình.',
      'All sessions of the player end at once. They can sign in again with their password.',
    ],
    submit: ['Đăng xuất', 'Sign Out'],
    done: ['Đã đăng xuất mọi thiết bị.', 'Signed out everywhere.'],
  },
  email: {
    open: ['Sửa email', 'Correct the e-mail'],
    title: ['Sửa email của người chơi', 'Correct the E-mail'],
    text: [
      'Cả email cũ và email mới đều nhận được thông báo. Mọi thiết bị bị đăng xuất, Google bị hủy liên kết, và email mới phải được xác minh. Trong 7 ngày, liên kết gửi tới email cũ hoàn tác được thay đổi này.',
      'Both the earlier and the new address are told. The player is signed out everywhere, Google is unlinked, and the new address has to be verified. For 7 days a link sent to the earlier address can undo it.',
    ],
    right: ['Email đúng', 'The right e-mail'],
    submit: ['Sửa email', 'Correct E-mail'],
    done: ['Đã sửa email. Mã xác minh đã được gửi.', 'E-mail corrected. A code to verify it was sent.'],
  },
  'email-final': {
    open: ['Vô hiệu liên kết', 'Void the link'],
    title: ['Vô hiệu liên kết hoàn tác email', 'Void the Undo Link'],
    text: [
      'Email cũ không còn lấy lại được tài khoản này. Chỉ nên làm khi người đọc email cũ không phải là người chơi.',
      'The earlier address can no longer take this account back. Do this only if whoever reads that mailbox is not the player.',
    ],
    submit: ['Vô hiệu liên kết', 'Void Link'],
    done: ['Liên kết hoàn tác không dùng được nữa.', 'The undo link no longer works.'],
  },
  erase: {
    open: ['Xóa người chơi', 'Erase the player'],
    title: ['Xóa người chơi', 'Erase the Player'],
    text: [
      'Tài khoản đóng ngay và người chơi nhận được email. Sau 30 ngày, họ tên, email, số điện thoại, mật khẩu và các phiên đăng nhập bị xóa hẳn; giao dịch, sổ cái và lịch sử vẫn còn, theo mã người chơi. Trước đó bạn hoặc người chơi vẫn mở lại được.',
      'The account closes at once and the player is told by mail. After 30 days name, e-mail, phone number, password and sessions are erased for good; payments, ledger and history stay, by id. Until then you or the player can open it again.',
    ],
    submit: ['Đóng và xóa sau 30 ngày', 'Close, and Erase in 30 Days'],
    done: [
      'Tài khoản đã đóng và sẽ bị xóa sau 30 ngày.',
      'The account is closed and will be erased in 30 days.',
    ],
  },
  keep: {
    open: ['Hủy lịch xóa', 'Do not erase'],
    title: ['Hủy lịch xóa', 'Do Not Erase'],
    text: [
      'Tài khoản mở lại ngay. Người chơi đăng nhập được như trước.',
      'The account opens at once. The player can sign in as before.',
    ],
    submit: ['Mở lại tài khoản', 'Open the Account'],
    done: ['Tài khoản đã mở lại.', 'The account is open again.'],
  },
  wallet: {
    open: ['Cộng hoặc trừ', 'Give or take'],
    title: ['Cộng hoặc trừ kim cương, vàng', 'Give or Take Diamonds or Gold'],
    text: [
      'Người chơi được báo qua email. Số dư không bao giờ âm. Nếu vượt mức một người được tự quyết, cần người thứ hai duyệt.',
      'The player is told by mail. A balance never falls below 0. Above what one person may decide, a second person has to approve.',
    ],
    submit: ['Đổi số dư', 'Change the balance'],
    ask: ['Yêu cầu đổi số dư', 'Request the change'],
    done: ['Đã thay đổi số dư.', 'Balance changed.'],
    waits: ['Đã gửi yêu cầu. Cần người thứ hai duyệt.', 'Asked for. A second person has to approve it.'],
    what: ['Việc cần làm', 'What to do'],
    direction: {
      give: ['Cộng', 'Give'],
      take: ['Trừ', 'Take'],
    },
    amount: ['Số lượng', 'Amount'],
    has: ['Đang có %{balance}.', 'Has %{balance} now.'],
    after: ['Đang có %{balance}, sau đó %{after}.', 'Has %{balance} now, %{after} then.'],
    alone: [
      'Một người được tự quyết đến %{limit} trong 24 giờ.',
      'One person may decide up to %{limit} alone within 24 hours.',
    ],
    overCap: [
      'Nhiều nhất %{cap} trong 24 giờ, kể cả khi có người duyệt.',
      'At most %{cap} within 24 hours, whoever approves.',
    ],
    kind: ['Loại lý do', 'Kind of reason'],
  },
  tags: {
    title: ['Nhãn của người chơi', 'Tags of the Player'],
    text: [
      'Nhãn giúp đội ngũ nhận ra người chơi. Người chơi không thấy nhãn.',
      'Tags help the staff to recognise a player. Players do not see them.',
    ],
    submit: ['Lưu nhãn', 'Save Tags'],
    done: ['Đã lưu nhãn.', 'Tags saved.'],
  },
} satisfies TextPairs;
