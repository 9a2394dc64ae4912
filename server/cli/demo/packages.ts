import { addMs, days } from '../../platform/clock';

/** Prices are in đồng; `art` is the drawing's name. */
const packages = [
  {
    art: 'packages/kim-cuong-1',
    name: 'Túi Tân Binh',
    nameEn: 'Recruit’s Pouch',
    diamondAmount: 100,
    price: 10_000,
    description: 'Vài viên đầu tiên để thử vận may trong hòm thường.',
    descriptionEn: 'Your first few stones to try your luck with a normal box.',
  },
  {
    art: 'packages/kim-cuong-2',
    name: 'Hộp Trinh Sát',
    nameEn: 'Scout’s Case',
    diamondAmount: 220,
    price: 20_000,
    description: 'Đủ cho một bảng tên mới trước trận tối nay.',
    descriptionEn: 'Enough for a new name tag before tonight’s match.',
  },
  {
    art: 'packages/kim-cuong-3',
    name: 'Gói Tuần Tra',
    nameEn: 'Patrol Pack',
    diamondAmount: 650,
    price: 59_000,
    description: 'Đủ mua một món trang bị hiếm mà vẫn còn dư.',
    descriptionEn: 'Enough for a rare piece of gear, with change to spare.',
    bonusDiamonds: 65,
  },
  {
    art: 'packages/kim-cuong-4',
    name: 'Hòm Xung Kích',
    nameEn: 'Assault Crate',
    diamondAmount: 1_150,
    price: 100_000,
    description: 'Sắm trọn bộ giáp và mũ cho mùa giải đang diễn ra.',
    descriptionEn: 'A full set of armor and helmet for the season under way.',
  },
  {
    art: 'packages/kim-cuong-5',
    name: 'Kho Pháo Thủ',
    nameEn: 'Gunner’s Store',
    diamondAmount: 2_400,
    price: 200_000,
    description: 'Dành cho xạ thủ muốn nâng cấp cả kho vũ khí trong một lần.',
    descriptionEn: 'For the marksman who upgrades a whole arsenal in one go.',
  },
  {
    art: 'packages/kim-cuong-6',
    name: 'Két Hộ Vệ',
    nameEn: 'Guardian’s Safe',
    diamondAmount: 6_300,
    price: 500_000,
    description: 'Đủ cho cả đội cùng mở hòm bí ẩn cuối tuần.',
    descriptionEn: 'Enough for the whole team to open mystery boxes this weekend.',
  },
  {
    art: 'packages/kim-cuong-7',
    name: 'Hầm Chỉ Huy',
    nameEn: 'Commander’s Vault',
    diamondAmount: 13_000,
    price: 1_000_000,
    description: 'Dự trữ cho cả mùa giải, từ trang phục đến biểu cảm.',
    descriptionEn: 'Supplies for a whole season, from outfits to emotes.',
  },
  {
    art: 'packages/kim-cuong-8',
    name: 'Kho Báu Lạc Hồng',
    nameEn: 'Lạc Hồng Treasure',
    diamondAmount: 27_000,
    price: 2_000_000,
    description: 'Cả một kho báu, để khỏi phải đếm từng viên kim cương.',
    descriptionEn: 'A whole treasure, so you never have to count single diamonds.',
  },
  {
    art: 'packages/kim-cuong-9',
    name: 'Lì Xì Đầu Xuân',
    nameEn: 'New Year’s Envelope',
    diamondAmount: 888,
    price: 68_000,
    description: 'Gói dịp Tết, sẽ mở bán trở lại vào mùa xuân tới.',
    descriptionEn: 'A Tết package; back on sale next spring.',
    isActive: false,
  },
];

/** The diamond packages; one has a bonus that started three days ago and runs for twelve more. */
export const demoPackages = (now: Date) =>
  packages.map(({ bonusDiamonds = 0, isActive = true, ...pkg }) => ({
    ...pkg,
    currency: 'VND' as const,
    isActive,
    bonusDiamonds,
    bonusStartAt: bonusDiamonds > 0 ? addMs(now, -days(3)) : null,
    bonusEndAt: bonusDiamonds > 0 ? addMs(now, days(12)) : null,
  }));
