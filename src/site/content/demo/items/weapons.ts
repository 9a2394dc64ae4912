import type { ItemRow } from './row';

/**
 * Swords: damage per stroke, strokes per second, range in metres; as in the demo catalogue (server/cli/demo/arsenal.ts).
 */
export const swords: ItemRow<'sword'>[] = [
  [
    'kiem-gap',
    'sword',
    1,
    [34, 1.6, 1.8],
    ['Kiếm Gập', 'Gập lại bằng gang tay, bật ra là một đường thẳng.'],
    ['Folding Sword', 'A hand’s width when folded, one straight line when drawn.'],
  ],
  [
    'dao-gam',
    'sword',
    0,
    [18, 2.8, 1.1],
    ['Dao Găm', 'Ngắn, nhanh, chỉ cần một bước.'],
    ['Dagger', 'Short, quick, one step is enough.'],
  ],
  [
    'ma-tau',
    'sword',
    3,
    [82, 0.6, 2.1],
    ['Mã Tấu', 'Bản rộng, nặng đầu: vung một lần là mở đường.'],
    ['War Machete', 'Broad and heavy at the tip; one swing clears the way.'],
  ],
  [
    'truong-kiem',
    'sword',
    2,
    [46, 1.1, 3.2],
    ['Trường Kiếm', 'Giữ kẻ địch ở xa đúng một lưỡi kiếm.'],
    ['Long Sword', 'Keeps the enemy exactly one blade away.'],
  ],
];

/** Shields: damage blocked before they drop, covered angle in degrees, seconds until they are whole again. */
export const shields: ItemRow<'shield'>[] = [
  [
    'khien-tay',
    'shield',
    0,
    [60, 70, 4],
    ['Khiên Tay', 'Nhỏ gọn, đỡ đúng lúc là đủ.'],
    ['Buckler', 'Small and handy; one good block is enough.'],
  ],
  [
    'khien-cong',
    'shield',
    2,
    [140, 110, 9],
    ['Khiên Cổng', 'Cắm xuống là thành cánh cổng. Qua khe nhìn, bạn thấy hết.'],
    ['Gate Shield', 'Plant it and it is a gate. Through the slit you see it all.'],
  ],
  [
    'khien-canh',
    'shield',
    3,
    [180, 160, 11],
    ['Khiên Cánh', 'Ba lá trượt lên nhau, xòe ra che cả hai đồng đội.'],
    ['Wing Shield', 'Three sliding leaves that open to cover two teammates.'],
  ],
  [
    'khien-trong',
    'shield',
    4,
    [220, 120, 8],
    ['Khiên Trống', 'Mỗi viên đạn gõ một tiếng trống, địch tự biết mà lui.'],
    ['Drum Shield', 'Every bullet beats the drum; the enemy hears it and backs off.'],
  ],
];
