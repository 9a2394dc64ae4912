import type { Language } from '../../../contract/languages';

const vi = {
  'sign-out': {
    open: 'Đăng xuất mọi thiết bị',
    title: 'Đăng xuất mọi thiết bị',
    text: 'Mọi phiên đăng nhập của người chơi kết thúc ngay. Họ đăng nhập lại được bằng mật khẩu của mình.',
    submit: 'Đăng xuất',
    done: 'Đã đăng xuất mọi thiết bị.',
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
  tags: {
    title: 'Tags of the Player',
    text: 'Tags help the staff to recognise a player. Players do not see them.',
    submit: 'Save Tags',
    done: 'Tags saved.',
  },
};

/** Texts of the dialogs about a player. */
export const playerDialogs: Record<Language, typeof vi> = { vi, en };
