import type { Localized } from '../content/localized';

interface DailyText {
  title: string;
  lead: string;
  days: string;
  day: (n: string) => string;
  gold: (amount: string) => string;
  marked: string;
  today: string;
  press: (amount: string) => string;
  done: (amount: string) => string;
  tomorrow: (amount: string) => string;
  opens: (moment: string) => string;
  guest: string;
  login: string;
  failed: string;
  retry: string;
  line: (amount: string) => string;
}

/** The daily mark, wherever it stands: on the page of the season, on the account, and as one line on home. */
export const dailyTexts: Localized<DailyText> = {
  vi: {
    title: 'Điểm danh hôm nay',
    lead: 'Mỗi ngày ghé một lần là có vàng. Nghỉ một hôm cũng không mất gì: bạn đi tiếp từ chỗ đang dừng.',
    days: 'Vòng bảy ngày',
    day: (n) => `Ngày ${n}`,
    gold: (amount) => `${amount} vàng`,
    marked: 'Đã nhận',
    today: 'Hôm nay',
    press: (amount) => `Nhận ${amount} vàng`,
    done: (amount) => `Đã nhận ${amount} vàng hôm nay.`,
    tomorrow: (amount) => `Lần tới: ${amount} vàng.`,
    opens: (moment) => `Tài khoản mới điểm danh được từ ${moment}.`,
    guest: 'Đăng nhập để điểm danh và nhận vàng.',
    login: 'Đăng nhập',
    failed: 'Chưa tải được phần điểm danh.',
    retry: 'Thử lại',
    line: (amount) => `Hôm nay bạn có ${amount} vàng chờ nhận.`,
  },
  en: {
    title: 'Today’s check-in',
    lead: 'Drop by once a day for gold. Miss a day and nothing is lost: you continue where you stopped.',
    days: 'Seven days',
    day: (n) => `Day ${n}`,
    gold: (amount) => `${amount} gold`,
    marked: 'Received',
    today: 'Today',
    press: (amount) => `Get ${amount} gold`,
    done: (amount) => `You got ${amount} gold today.`,
    tomorrow: (amount) => `Next time: ${amount} gold.`,
    opens: (moment) => `A new account can check in from ${moment}.`,
    guest: 'Log in to check in and get your gold.',
    login: 'Log in',
    failed: 'Your daily check-in could not be loaded.',
    retry: 'Try again',
    line: (amount) => `${amount} gold is waiting for you today.`,
  },
};
