import type { ItemRow } from './row';

/** Skills: cooldown in seconds, duration in seconds, range in metres. */
export const skills: ItemRow<'magic' | 'electric'>[] = [
  [
    'khien-trang',
    'magic',
    2,
    [14, 3, 2.5],
    ['Khiên Trăng', 'Vầng trăng khuyết che một phía trong ba giây.'],
    ['Moon Shield', 'A crescent that covers one side for three seconds.'],
  ],
  [
    'loc-xoay',
    'magic',
    1,
    [12, 4, 6],
    ['Lốc Xoáy', 'Kéo mọi thứ về tâm, kể cả đạn.'],
    ['Whirlwind', 'Pulls everything to its center, bullets too.'],
  ],
  [
    'mat-than',
    'magic',
    4,
    [30, 3, 18],
    ['Mắt Thần', 'Nhìn xuyên tường một nhịp thở.'],
    ['Sentinel Eye', 'See through walls for one breath.'],
  ],
  [
    'sen-hoi-sinh',
    'magic',
    5,
    [60, 2.5, 3],
    ['Sen Hồi Sinh', 'Nở giữa trận, đưa đồng đội đứng dậy.'],
    ['Lotus of Return', 'Blooms in mid-fight and lifts a teammate.'],
  ],
  [
    'cau-set',
    'electric',
    3,
    [16, 1.5, 9],
    ['Cầu Sét', 'Quả cầu điện nảy qua ba mục tiêu.'],
    ['Ball Lightning', 'An orb that jumps between three targets.'],
  ],
  [
    'cuon-day',
    'electric',
    1,
    [10, 8, 4],
    ['Cuộn Dây', 'Đặt xuống đất, ai bước qua là tê chân.'],
    ['Coil', 'Set it down; whoever crosses goes numb.'],
  ],
  [
    'nam-cham',
    'electric',
    2,
    [18, 3, 10],
    ['Nam Châm', 'Hút hòm đồ, hút cả vũ khí trên tay địch.'],
    ['Magnet', 'Draws boxes, and weapons from enemy hands.'],
  ],
  [
    'song-xung',
    'electric',
    3,
    [22, 2, 7],
    ['Sóng Xung', 'Một vòng sóng, mọi robot khựng lại.'],
    ['Pulse Wave', 'One ring, and every robot freezes.'],
  ],
];
