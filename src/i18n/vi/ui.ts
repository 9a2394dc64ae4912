/** Texts of the shared UI components. */
export const ui = {
  show: 'Hiện {{name}}',
  hide: 'Ẩn {{name}}',
  newTab: '(mở trong tab mới)',
  pause: 'Tạm dừng tự chuyển',
  play: 'Tự chuyển tiếp',
  next: 'Sau',
  unit: { diamonds_one: 'kim cương', diamonds_other: 'kim cương', golds: 'vàng' },
} as const;
