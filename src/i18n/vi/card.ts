export { rarity } from './rarity';
export { robot } from './robot';

/** The page of a player's card. */
export const card = {
  label: 'Thẻ người chơi',
  title: '{{name}} | Outline',
  description: 'Thẻ người chơi của {{name}} trong Outline: robot, bộ sưu tập và những mùa giải đã góp mặt.',
  since: 'Chơi Outline từ {{month}}',
  worn: 'Đang trang bị',
  nothing: 'Robot đang để nguyên bản.',
  collection: 'Bộ sưu tập',
  items_one: '{{count}} món',
  items_other: '{{count}} món',
  none: 'Chưa có món nào.',
  seasons: 'Các mùa đã góp mặt',
  season: 'Mùa {{number}}',
  noSeason: 'Chưa góp mặt ở mùa nào.',
  share: 'Sao chép liên kết',
  copied: 'Đã sao chép liên kết.',
  copyFailed: 'Trình duyệt không cho sao chép. Liên kết là {{address}}',
  tryOn: 'Thử đồ cho robot của bạn',
} as const;
