import { searchKey } from '../../../contract/text';
import { startOfWeek } from '../../../contract/vietnamTime';
import { type BanRow, noBan } from '../../db/bans';
import { addMs, days, hours } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { evenly, type Random } from './random';

const families = [
  'Nguyễn',
  'Trần',
  'Lê',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
];
const middles = [
  'Minh',
  'Gia',
  'Quốc',
  'Đức',
  'Hoàng',
  'Thanh',
  'Ngọc',
  'Bảo',
  'Anh',
  'Hải',
  'Thu',
  'Xuân',
  'Phương',
  'Tuấn',
  'Khánh',
];
const givens = [
  'Khôi',
  'An',
  'Bình',
  'Chi',
  'Dũng',
  'Đạt',
  'Giang',
  'Hà',
  'Hiếu',
  'Huy',
  'Khoa',
  'Lan',
  'Linh',
  'Long',
  'Mai',
  'Nam',
  'Ngân',
  'Nhi',
  'Phong',
  'Phúc',
  'Quân',
  'Quỳnh',
  'Sơn',
  'Tâm',
  'Thảo',
  'Trang',
  'Trung',
  'Tú',
  'Vy',
  'Yến',
];

const count = 60;
/** How long ago the first of them signed up. */
const span = days(84);
/** How many signed up this week so far and last week, whatever day it is: the dashboard compares the two. */
const signUps = { thisWeek: 5, lastWeek: 4 };

export interface DemoPlayer extends BanRow {
  id: string;
  firstName: string;
  lastName: string;
  userName: string;
  createdAt: Date;
  emailVerifiedAt: Date | null;
  lastLoginAt: Date | null;
  diamonds: number;
  golds: number;
}

/** Sixty players with sign-ups and sign-ins over the last twelve weeks; the first one is in the README. */
export function demoPlayers(random: Random, now: Date): DemoPlayer[] {
  const taken = new Set<string>();
  const moments = signUpsUntil(now, random);
  return Array.from({ length: count }, (_, index) => {
    const name = index === 0 ? { lastName: 'Nguyễn', firstName: 'Minh Khôi' } : nameFrom(random);
    return {
      ...name,
      userName: userNameFrom(name.firstName, taken, random),
      ...lifeOf(index, moments[index] ?? now, random, now),
    };
  });
}

/** When each signed up, by index: evenly over the span, in no order; the README's player 30 days ago. */
function signUpsUntil(now: Date, random: Random): Date[] {
  const week = new Date(startOfWeek(now.getTime()));
  const lastWeek = addMs(week, -days(7));
  const others = count - 1 - signUps.thisWeek - signUps.lastWeek;
  const moments = [
    ...evenly(others, addMs(now, -span), lastWeek),
    ...evenly(signUps.lastWeek, lastWeek, week),
    ...evenly(signUps.thisWeek, week, now),
  ];
  const places = moments.map((moment) => ({ moment, place: random.next() }));
  const mixed = places.sort((one, other) => one.place - other.place).map(({ moment }) => moment);
  return [addMs(now, -days(30)), ...mixed];
}

const nameFrom = (random: Random) => ({
  lastName: random.pick(families),
  firstName: `${random.pick(middles)} ${random.pick(givens)}`,
});

function userNameFrom(firstName: string, taken: Set<string>, random: Random): string {
  const base = searchKey(firstName).replaceAll(' ', '');
  let name = base;
  while (taken.has(name)) name = `${base}${random.whole(10, 99)}`;
  taken.add(name);
  return name;
}

/** Every second ban expires in the next few days; each has a reason. */
function banOf(index: number, bannedAt: Date | null, now: Date): Pick<DemoPlayer, keyof BanRow> {
  if (!bannedAt) return noBan;
  const isShort = index % 24 === 7;
  return {
    bannedAt,
    bannedUntil: isShort ? addMs(now, days(2 + (index % 5))) : null,
    banKind: isShort ? 'insult' : 'cheating',
    banNote: isShort
      ? 'Ba người chơi báo cáo, có ảnh chụp màn hình.'
      : 'Máy chủ trận đấu phát hiện tự ngắm bắn.',
    banMessage: isShort
      ? 'Bạn đã xúc phạm người chơi khác trong phòng chờ.'
      : 'Tài khoản dùng phần mềm can thiệp vào trận đấu.',
  };
}

/** Every twelfth is banned, every tenth unverified; the README's player is neither. */
function lifeOf(
  index: number,
  createdAt: Date,
  random: Random,
  now: Date,
): Omit<DemoPlayer, 'firstName' | 'lastName' | 'userName'> {
  const isVerified = index % 10 !== 9;
  const age = now.getTime() - createdAt.getTime();
  const lastLoginAt = isVerified ? addMs(now, -age * random.next() ** 0.5) : null;
  return {
    id: newId(),
    createdAt,
    emailVerifiedAt: isVerified ? addMs(createdAt, Math.min(age, hours(0.2))) : null,
    ...banOf(index, index % 12 === 7 ? addMs(now, -random.next() * age * 0.5) : null, now),
    lastLoginAt,
    diamonds: isVerified ? random.whole(0, 40) * 25 : 0,
    golds: isVerified ? random.whole(5, 400) * 50 : 0,
  };
}
