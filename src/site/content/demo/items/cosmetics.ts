import type { ItemRow } from './row';

/**
 * Worn items: prices in gold and diamonds, and the number of colours. Items that are also in the back office's demo
 * catalogue have the same figures there (server/cli/demo/accessories.ts).
 */
export const outfits: ItemRow<'head' | 'body' | 'bag'>[] = [
  [
    'mu-lan-song',
    'head',
    1,
    [1200, 60, 4],
    ['Mũ Làn Sóng', 'Vành mũ gợn ba lớp, gạt tia lửa như gạt nước.'],
    ['Wave Helmet', 'Three rippled rims that shed sparks like water.'],
  ],
  [
    'mu-sung-trau',
    'head',
    3,
    [6500, 320, 5],
    ['Mũ Sừng Trâu', 'Cặp sừng cong của kẻ luôn lao vào trước.'],
    ['Buffalo Helmet', 'Curved horns for those who always charge first.'],
  ],
  [
    'non-la-thep',
    'head',
    2,
    [3400, 170, 3],
    ['Nón Lá Thép', 'Nón lá gò bằng thép mỏng, mưa đạn cũng chỉ nghe lộp độp.'],
    ['Steel Conical Hat', 'A conical hat beaten from thin steel; bullets sound like rain.'],
  ],
  [
    'mu-phi-cong',
    'head',
    0,
    [600, 30, 6],
    ['Mũ Phi Công', 'Kính gạt, tai da, sẵn sàng cất cánh.'],
    ['Pilot Cap', 'Flip goggles, leather ears, ready for take-off.'],
  ],
  [
    'giap-vay-ca',
    'body',
    2,
    [3800, 190, 4],
    ['Giáp Vảy Cá', 'Vảy xếp lớp, càng trúng đòn càng khít.'],
    ['Scale Armor', 'Layered scales that tighten with every hit.'],
  ],
  [
    'ao-khoac-pho',
    'body',
    0,
    [700, 35, 8],
    ['Áo Khoác Phố', 'Nhẹ, rộng túi, hợp cả lúc ngồi chờ trận.'],
    ['Street Jacket', 'Light, deep pockets, good for waiting in the lobby too.'],
  ],
  [
    'ao-dai-thep',
    'body',
    4,
    [11000, 550, 4],
    ['Áo Dài Thép', 'Hai tà thép mảnh, xoay người là thành khiên.'],
    ['Steel Tunic', 'Two thin steel panels; turn, and they are a shield.'],
  ],
  [
    'giap-trong-dong',
    'body',
    5,
    [24000, 1150, 2],
    ['Giáp Trống Đồng', 'Mặt trống trước ngực, mỗi phát trúng là một hồi vang.'],
    ['Drum Armor', 'A bronze drum on the chest that rings with every hit.'],
  ],
  [
    'ba-lo-tre',
    'bag',
    1,
    [1500, 75, 3],
    ['Ba Lô Tre', 'Đan tay, chắc, rơi không kêu.'],
    ['Bamboo Pack', 'Hand-woven, sturdy, silent when dropped.'],
  ],
  [
    'tui-tiep-dan',
    'bag',
    2,
    [3200, 160, 5],
    ['Túi Tiếp Đạn', 'Sáu ngăn, lần nào thò tay cũng đúng băng đạn.'],
    ['Ammo Bag', 'Six pockets; your hand always finds the right magazine.'],
  ],
  [
    'ba-lo-ten-lua',
    'bag',
    3,
    [6000, 300, 4],
    ['Ba Lô Tên Lửa', 'Hai ống đẩy sau lưng. Chỉ để ngầu thôi, chưa bay được.'],
    ['Rocket Pack', 'Two boosters on your back. Just for looks; it does not fly yet.'],
  ],
  [
    'den-long-lung',
    'bag',
    4,
    [10500, 525, 6],
    ['Đèn Lồng Lưng', 'Đi trong đêm mà cả đội vẫn thấy bạn.'],
    ['Lantern Pack', 'Walk in the dark and the team still sees you.'],
  ],
];

/** Emotes: prices in gold and diamonds, and length in seconds. */
export const emotes: ItemRow<'emote'>[] = [
  [
    'vay-tay',
    'emote',
    0,
    [400, 20, 1.5],
    ['Vẫy Tay', 'Chào đồng đội, hoặc trêu đối thủ.'],
    ['Wave', 'Greet your team, or tease the other one.'],
  ],
  [
    'mua-lan',
    'emote',
    4,
    [12000, 600, 6],
    ['Múa Lân', 'Thắng rồi thì phải có trống có lân.'],
    ['Lion Dance', 'A victory needs a drum and a lion.'],
  ],
  [
    'danh-trong',
    'emote',
    2,
    [3000, 150, 4.5],
    ['Đánh Trống', 'Ba hồi giục trận, cả bản đồ nghe thấy.'],
    ['Drumming', 'Three rolls to battle, heard across the map.'],
  ],
  [
    'tha-dieu',
    'emote',
    1,
    [1400, 70, 5],
    ['Thả Diều', 'Gió lên rồi, nghỉ tay một chút.'],
    ['Kite', 'The wind is up; take a short break.'],
  ],
];
