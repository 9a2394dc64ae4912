import type { Localized } from '../../content/localized';

interface UserNameTexts {
  title: string;
  effect: string;
  after: (day: string) => string;
  change: string;
  name: string;
  empty: string;
  hint: string;
  submit: string;
  done: string;
  unread: string;
}

/** Texts of changing one's user name. */
export const userNameTexts: Localized<UserNameTexts> = {
  vi: {
    title: 'Tên người dùng',
    effect:
      'Bạn bè tìm bạn bằng tên này khi nạp tặng. Mỗi 90 ngày đổi được một lần, và trong một năm không ai lấy được tên cũ của bạn.',
    after: (day) => `Lần tới đổi được sau ngày ${day}.`,
    change: 'Đổi tên người dùng',
    name: 'Tên mới',
    empty: 'Vui lòng nhập tên mới.',
    hint: '3 đến 32 ký tự: chữ cái không dấu, chữ số, dấu chấm, gạch dưới, gạch ngang.',
    submit: 'Đổi tên',
    done: 'Đã đổi tên.',
    unread: 'Chưa tải được tên người dùng. Vui lòng thử lại.',
  },
  en: {
    title: 'User name',
    effect:
      'Friends find you by this name to top up for you. You can change it once in 90 days, and for a year nobody else can take the earlier one.',
    after: (day) => `You can change it again after ${day}.`,
    change: 'Change user name',
    name: 'New user name',
    empty: 'Please enter a new user name.',
    hint: '3 to 32 letters, digits, periods, underscores or hyphens.',
    submit: 'Change name',
    done: 'Your user name was changed.',
    unread: 'Your user name could not be loaded. Please try again.',
  },
};
