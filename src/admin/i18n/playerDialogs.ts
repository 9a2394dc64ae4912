import type { Language } from '../../../contract/languages';

const vi = {
  'sign-out': {
    open: 'Đăng xuất mọi thiết bị',
    title: 'Đăng xuất mọi thiết bị',
    text: 'Mọi phiên đăng nhập của người chơi kết thúc ngay. Họ đăng nhập lại được bằng mật khẩu của mình.',
    submit: 'Đăng xuất',
    done: 'Đã đăng xuất mọi thiết bị.',
  },
  wallet: {
    open: 'Cộng hoặc trừ',
    title: 'Cộng hoặc trừ kim cương, vàng',
    text: 'Người chơi nhận được thư báo. Số dư không bao giờ âm. Nếu vượt mức một người tự làm được, một đồng nghiệp phải duyệt.',
    submit: 'Xác nhận',
    done: 'Đã thay đổi số dư.',
    waits: 'Đã gửi yêu cầu. Cần một đồng nghiệp duyệt.',
    what: 'Việc cần làm',
    direction: { give: 'Cộng', take: 'Trừ' },
    amount: 'Số lượng',
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
  wallet: {
    open: 'Give or take',
    title: 'Give or Take Diamonds, Gold',
    text: 'The player is told by mail. A balance never falls below 0. Above what one person may do alone, a colleague has to approve.',
    submit: 'Confirm',
    done: 'Balance changed.',
    waits: 'Asked for. A colleague has to approve it.',
    what: 'What to do',
    direction: { give: 'Give', take: 'Take' },
    amount: 'Amount',
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
