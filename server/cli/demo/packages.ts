import { addMs, days } from '../../platform/clock';

/** Price in đồng; `art` is the drawing's name. */
const packages = [
  {
    art: 'packages/kim-cuong-1',
    name: 'Túi Tân Binh',
    diamondAmount: 100,
    price: 10_000,
    description: 'Vài viên đầu tiên để thử vận may trong hòm thường.',
  },
  {
    art: 'packages/kim-cuong-2',
    name: 'Hộp Trinh Sát',
    diamondAmount: 220,
    price: 20_000,
    description: 'Đủ cho một bảng tên mới trước trận tối nay.',
  },
  {
    art: 'packages/kim-cuong-3',
    name: 'Gói Tuần Tra',
    diamondAmount: 650,
    price: 59_000,
    description: 'Đủ mua một món trang bị hiếm mà vẫn còn dư.',
    bonusDiamonds: 65,
  },
  {
    art: 'packages/kim-cuong-4',
    name: 'Hòm Xung Kích',
    diamondAmount: 1_150,
    price: 100_000,
    description: 'Sắm trọn bộ giáp và mũ cho mùa giải đang diễn ra.',
  },
  {
    art: 'packages/kim-cuong-5',
    name: 'Kho Pháo Thủ',
    diamondAmount: 2_400,
    price: 200_000,
    description: 'Dành cho xạ thủ muốn nâng cấp cả kho vũ khí trong một lần.',
  },
  {
    art: 'packages/kim-cuong-6',
    name: 'Két Hộ Vệ',
    diamondAmount: 6_300,
    price: 500_000,
    description: 'Đủ cho cả đội cùng mở hòm bí ẩn cuối tuần.',
  },
  {
    art: 'packages/kim-cuong-7',
    name: 'Hầm Chỉ Huy',
    diamondAmount: 13_000,
    price: 1_000_000,
    description: 'Dự trữ cho cả mùa giải, từ trang phục đến biểu cảm.',
  },
  {
    art: 'packages/kim-cuong-8',
    name: 'Kho Báu Lạc Hồng',
    diamondAmount: 27_000,
    price: 2_000_000,
    description: 'Cả một kho báu, để khỏi phải đếm từng viên kim cương.',
  },
  {
    art: 'packages/kim-cuong-9',
    name: 'Lì Xì Đầu Xuân',
    diamondAmount: 888,
    price: 68_000,
    description: 'Gói dịp Tết, sẽ mở bán trở lại vào mùa xuân tới.',
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
