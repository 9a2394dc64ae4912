import type { IconName } from '../ui/icons';
import type { Localized } from './localized';

/** Categories in the order of the filter bar; `all` precedes them. */
export const categories = ['head', 'body', 'bag', 'emote', 'weapon', 'skill'] as const;
export type Category = (typeof categories)[number];

/** The more specific type shown with an item. */
type ItemType = 'head' | 'body' | 'bag' | 'emote' | 'sword' | 'shield' | 'magic' | 'electric';

export interface LibraryItem {
  /** Also the drawing's file name. */
  id: string;
  category: Category;
  type: ItemType;
  folder: 'cosmetics' | 'weapons' | 'skills';
  /** From 0 (Common) to 5 (Mythic). */
  rarity: 0 | 1 | 2 | 3 | 4 | 5;
  name: Localized<string>;
  description: Localized<string>;
}

type Row = [
  id: string,
  type: ItemType,
  rarity: LibraryItem['rarity'],
  vi: [string, string],
  en: [string, string],
];

const rows: Row[] = [
  [
    'mu-lan-song',
    'head',
    1,
    ['Mũ Làn Sóng', 'Vành mũ gợn ba lớp, gạt tia lửa như gạt nước.'],
    ['Wave Helmet', 'Three rippled rims that shed sparks like water.'],
  ],
  [
    'mu-sung-trau',
    'head',
    4,
    ['Mũ Sừng Trâu', 'Cặp sừng cong của kẻ luôn lao vào trước.'],
    ['Buffalo Helmet', 'Curved horns for those who always charge first.'],
  ],
  [
    'non-la-thep',
    'head',
    2,
    ['Nón Lá Thép', 'Nón lá gò bằng thép mỏng, mưa đạn cũng chỉ nghe lộp độp.'],
    ['Steel Conical Hat', 'A conical hat beaten from thin steel; bullets sound like rain.'],
  ],
  [
    'mu-phi-cong',
    'head',
    0,
    ['Mũ Phi Công', 'Kính gạt, tai da, sẵn sàng cất cánh.'],
    ['Pilot Cap', 'Flip goggles, leather ears, ready for take-off.'],
  ],
  [
    'giap-vay-ca',
    'body',
    2,
    ['Giáp Vảy Cá', 'Vảy xếp lớp, càng trúng đòn càng khít.'],
    ['Scale Armor', 'Layered scales that tighten with every hit.'],
  ],
  [
    'ao-khoac-pho',
    'body',
    0,
    ['Áo Khoác Phố', 'Nhẹ, rộng túi, hợp cả lúc ngồi chờ trận.'],
    ['Street Jacket', 'Light, deep pockets, good for waiting in the lobby too.'],
  ],
  [
    'ao-dai-thep',
    'body',
    4,
    ['Áo Dài Thép', 'Hai tà thép mảnh, xoay người là thành khiên.'],
    ['Steel Tunic', 'Two thin steel panels; turn, and they are a shield.'],
  ],
  [
    'giap-trong-dong',
    'body',
    5,
    ['Giáp Trống Đồng', 'Mặt trống trước ngực, mỗi phát trúng là một hồi vang.'],
    ['Drum Armor', 'A bronze drum on the chest that rings with every hit.'],
  ],
  [
    'ba-lo-tre',
    'bag',
    0,
    ['Ba Lô Tre', 'Đan tay, chắc, rơi không kêu.'],
    ['Bamboo Pack', 'Hand-woven, sturdy, silent when dropped.'],
  ],
  [
    'tui-tiep-dan',
    'bag',
    1,
    ['Túi Tiếp Đạn', 'Sáu ngăn, lần nào thò tay cũng đúng băng đạn.'],
    ['Ammo Bag', 'Six pockets; your hand always finds the right magazine.'],
  ],
  [
    'ba-lo-ten-lua',
    'bag',
    3,
    ['Ba Lô Tên Lửa', 'Hai ống đẩy sau lưng. Chỉ để ngầu thôi, chưa bay được.'],
    ['Rocket Pack', 'Two boosters on your back. Just for looks; it does not fly yet.'],
  ],
  [
    'den-long-lung',
    'bag',
    4,
    ['Đèn Lồng Lưng', 'Đi trong đêm mà cả đội vẫn thấy bạn.'],
    ['Lantern Pack', 'Walk in the dark and the team still sees you.'],
  ],
  [
    'vay-tay',
    'emote',
    0,
    ['Vẫy Tay', 'Chào đồng đội, hoặc trêu đối thủ.'],
    ['Wave', 'Greet your team, or tease the other one.'],
  ],
  [
    'mua-lan',
    'emote',
    4,
    ['Múa Lân', 'Thắng rồi thì phải có trống có lân.'],
    ['Lion Dance', 'A victory needs a drum and a lion.'],
  ],
  [
    'danh-trong',
    'emote',
    2,
    ['Đánh Trống', 'Ba hồi giục trận, cả bản đồ nghe thấy.'],
    ['Drumming', 'Three rolls to battle, heard across the map.'],
  ],
  [
    'tha-dieu',
    'emote',
    1,
    ['Thả Diều', 'Gió lên rồi, nghỉ tay một chút.'],
    ['Kite', 'The wind is up; take a short break.'],
  ],
  [
    'kiem-gap',
    'sword',
    2,
    ['Kiếm Gập', 'Gập lại bằng gang tay, bật ra là một đường thẳng.'],
    ['Folding Sword', 'A hand’s width when folded, one straight line when drawn.'],
  ],
  [
    'dao-gam',
    'sword',
    0,
    ['Dao Găm', 'Ngắn, nhanh, chỉ cần một bước.'],
    ['Dagger', 'Short, quick, one step is enough.'],
  ],
  [
    'ma-tau',
    'sword',
    3,
    ['Mã Tấu', 'Bản rộng, nặng đầu: vung một lần là mở đường.'],
    ['War Machete', 'Broad and heavy at the tip; one swing clears the way.'],
  ],
  [
    'truong-kiem',
    'sword',
    3,
    ['Trường Kiếm', 'Giữ kẻ địch ở xa đúng một lưỡi kiếm.'],
    ['Long Sword', 'Keeps the enemy exactly one blade away.'],
  ],
  [
    'khien-tay',
    'shield',
    0,
    ['Khiên Tay', 'Nhỏ gọn, đỡ đúng lúc là đủ.'],
    ['Buckler', 'Small and handy; one good block is enough.'],
  ],
  [
    'khien-cong',
    'shield',
    2,
    ['Khiên Cổng', 'Cắm xuống là thành cánh cổng. Qua khe nhìn, bạn thấy hết.'],
    ['Gate Shield', 'Plant it and it is a gate. Through the slit you see it all.'],
  ],
  [
    'khien-canh',
    'shield',
    3,
    ['Khiên Cánh', 'Ba lá trượt lên nhau, xòe ra che cả hai đồng đội.'],
    ['Wing Shield', 'Three sliding leaves that open to cover two teammates.'],
  ],
  [
    'khien-trong',
    'shield',
    4,
    ['Khiên Trống', 'Mỗi viên đạn gõ một tiếng trống, địch tự biết mà lui.'],
    ['Drum Shield', 'Every bullet beats the drum; the enemy hears it and backs off.'],
  ],
  [
    'khien-trang',
    'magic',
    2,
    ['Khiên Trăng', 'Vầng trăng khuyết che một phía trong ba giây.'],
    ['Moon Shield', 'A crescent that covers one side for three seconds.'],
  ],
  [
    'loc-xoay',
    'magic',
    1,
    ['Lốc Xoáy', 'Kéo mọi thứ về tâm, kể cả đạn.'],
    ['Whirlwind', 'Pulls everything to its center, bullets too.'],
  ],
  [
    'mat-than',
    'magic',
    4,
    ['Mắt Thần', 'Nhìn xuyên tường một nhịp thở.'],
    ['Sentinel Eye', 'See through walls for one breath.'],
  ],
  [
    'sen-hoi-sinh',
    'magic',
    5,
    ['Sen Hồi Sinh', 'Nở giữa trận, đưa đồng đội đứng dậy.'],
    ['Lotus of Return', 'Blooms in mid-fight and lifts a teammate.'],
  ],
  [
    'cau-set',
    'electric',
    3,
    ['Cầu Sét', 'Quả cầu điện nảy qua ba mục tiêu.'],
    ['Ball Lightning', 'An orb that jumps between three targets.'],
  ],
  [
    'cuon-day',
    'electric',
    1,
    ['Cuộn Dây', 'Đặt xuống đất, ai bước qua là tê chân.'],
    ['Coil', 'Set it down; whoever crosses goes numb.'],
  ],
  [
    'nam-cham',
    'electric',
    2,
    ['Nam Châm', 'Hút hòm đồ, hút cả vũ khí trên tay địch.'],
    ['Magnet', 'Draws boxes, and weapons from enemy hands.'],
  ],
  [
    'song-xung',
    'electric',
    3,
    ['Sóng Xung', 'Một vòng sóng, mọi robot khựng lại.'],
    ['Pulse Wave', 'One ring, and every robot freezes.'],
  ],
];

const categoryOf: Record<ItemType, Category> = {
  head: 'head',
  body: 'body',
  bag: 'bag',
  emote: 'emote',
  sword: 'weapon',
  shield: 'weapon',
  magic: 'skill',
  electric: 'skill',
};

const folderOf = (category: Category): LibraryItem['folder'] =>
  category === 'weapon' ? 'weapons' : category === 'skill' ? 'skills' : 'cosmetics';

/** All library items: static sample content (product.md section 2, Library). */
export const library: LibraryItem[] = rows.map(([id, type, rarity, vi, en]) => ({
  id,
  type,
  rarity,
  category: categoryOf[type],
  folder: folderOf(categoryOf[type]),
  name: { vi: vi[0], en: en[0] },
  description: { vi: vi[1], en: en[1] },
}));

/** Icon of each category. */
export const glyph: Record<Category | 'all', IconName> = {
  all: 'all',
  head: 'head',
  body: 'body',
  bag: 'bag',
  emote: 'emote',
  weapon: 'weapon',
  skill: 'skill',
};

/** The legend below the items. Not in the message catalogue, which every page loads. */
export const legend: Localized<{ label: string; title: string; lead: string }> = {
  vi: {
    label: 'Chú giải',
    title: 'Đếm vạch, biết hàng',
    lead: 'Vạch ở góc mỗi món là độ hiếm. Càng nhiều vạch càng khó kiếm.',
  },
  en: {
    label: 'Legend',
    title: 'Count the notches',
    lead: 'The notches in a corner tell how rare an item is. More notches, harder to find.',
  },
};
