import type { Language } from '../../../contract/languages';

const vi = {
  'sign-out': {
    open: 'Đăng xuất mọi thiết bị',
    title: 'Đăng xuất mọi thiết bị',
    text: 'Mọi phiên đăng nhập của người chơi kết thúc ngay. Họ đăng nhập lại được bằng mật khẩu của mình.',
    submit: 'Đăng xuất',
    done: 'Đã đăng xuất mọi thiết bị.',
  },
  email: {
    open: 'Sửa email',
    title: 'Sửa email của người chơi',
    text: 'Cả email cũ và email mới đều nhận được thông báo. Mọi thiết bị bị đăng xuất, Google bị hủy liên kết, và email mới phải được xác minh. Trong 7 ngày, liên kết gửi tới email cũ hoàn tác được thay đổi này.',
    right: 'Email đúng',
    submit: 'Sửa email',
    done: 'Đã sửa email. Mã xác minh đã được gửi.',
  },
  erase: {
    open: 'Xóa người chơi',
    title: 'Xóa người chơi',
    text: 'Tài khoản đóng ngay và người chơi nhận được email. Sau 30 ngày, họ tên, email, số điện thoại, mật khẩu và các phiên đăng nhập bị xóa hẳn; giao dịch, sổ cái và lịch sử vẫn còn, theo mã người chơi. Trước đó bạn hoặc người chơi vẫn mở lại được.',
    submit: 'Đóng và xóa sau 30 ngày',
    done: 'Tài khoản đã đóng và sẽ bị xóa sau 30 ngày.',
  },
  keep: {
    open: 'Hủy lịch xóa',
    title: 'Hủy lịch xóa',
    text: 'Tài khoản mở lại ngay. Người chơi đăng nhập được như trước.',
    submit: 'Mở lại tài khoản',
    done: 'Tài khoản đã mở lại.',
  },
  wallet: {
    open: 'Cộng hoặc trừ',
    title: 'Cộng hoặc trừ kim cương, vàng',
    text: 'Người chơi được báo qua email. Số dư không bao giờ âm. Nếu vượt mức một người được tự quyết, cần người thứ hai duyệt.',
    submit: 'Đổi số dư',
    ask: 'Yêu cầu đổi số dư',
    done: 'Đã thay đổi số dư.',
    waits: 'Đã gửi yêu cầu. Cần người thứ hai duyệt.',
    what: 'Việc cần làm',
    direction: { give: 'Cộng', take: 'Trừ' },
    amount: 'Số lượng',
    has: 'Đang có %{balance}.',
    after: 'Đang có %{balance}, sau đó %{after}.',
    alone: 'Một người được tự quyết đến %{limit} trong 24 giờ.',
    overCap: 'Nhiều nhất %{cap} trong 24 giờ, kể cả khi có người duyệt.',
    kind: 'Loại lý do',
  },
  tags: {
    title: 'Nhãn của người chơi',
    text: 'Nhãn giúp đội ngũ nhận ra người chơi. Người chơi không thấy nhãn.',
    submit: 'Lưu nhãn',
    done: 'Đã lưu nhãn.',
  },
};

const en: typeof vi = {
  'sign-out': {
    open: 'Sign out everywhere',
    title: 'Sign Out Everywhere',
    text: 'All sessions of the player end at once. They can sign in again with their password.',
    submit: 'Sign Out',
    done: 'Signed out everywhere.',
  },
  email: {
    open: 'Correct the e-mail',
    title: 'Correct the E-mail',
    text: 'Both the earlier and the new address are told. The player is signed out everywhere, Google is unlinked, and the new address has to be verified. For 7 days a link sent to the earlier address can undo it.',
    right: 'The right e-mail',
    submit: 'Correct E-mail',
    done: 'E-mail corrected. A code to verify it was sent.',
  },
  erase: {
    open: 'Erase the player',
    title: 'Erase the Player',
    text: 'The account closes at once and the player is told by mail. After 30 days name, e-mail, phone number, password and sessions are erased for good; payments, ledger and history stay, by id. Until then you or the player can open it again.',
    submit: 'Close, and Erase in 30 Days',
    done: 'The account is closed and will be erased in 30 days.',
  },
  keep: {
    open: 'Do not erase',
    title: 'Do Not Erase',
    text: 'The account opens at once. The player can sign in as before.',
    submit: 'Open the Account',
    done: 'The account is open again.',
  },
  wallet: {
    open: 'Give or take',
    title: 'Give or Take Diamonds or Gold',
    text: 'The player is told by mail. A balance never falls below 0. Above what one person may decide, a second person has to approve.',
    submit: 'Change the balance',
    ask: 'Request the change',
    done: 'Balance changed.',
    waits: 'Asked for. A second person has to approve it.',
    what: 'What to do',
    direction: { give: 'Give', take: 'Take' },
    amount: 'Amount',
    has: 'Has %{balance} now.',
    after: 'Has %{balance} now, %{after} then.',
    alone: 'One person may decide up to %{limit} alone within 24 hours.',
    overCap: 'At most %{cap} within 24 hours, whoever approves.',
    kind: 'Kind of reason',
  },
  tags: {
    title: 'Tags of the Player',
    text: 'Tags help the staff to recognise a player. Players do not see them.',
    submit: 'Save Tags',
    done: 'Tags saved.',
  },
};

/** Texts of the dialogs about a player. */
export const playerDialogs: Record<Language, typeof vi> = { vi, en };
