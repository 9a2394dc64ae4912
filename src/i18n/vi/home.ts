/** The home page; its sample content is in src/site/content. */
export const home = {
  banner: {
    label: 'Nổi bật',
    slide: '{{number}} trên {{count}}: {{name}}',
    thumbs: 'Chọn ảnh nổi bật',
    pause: 'Tạm dừng tự chuyển ảnh',
    play: 'Tự chuyển ảnh tiếp',
  },
  event: { label: 'Sự kiện sắp tới', left: 'Còn {{time}}', running: 'Đang diễn ra' },
  season: {
    label: 'Mùa giải',
    reached_one: '{{players}} người chơi đã chạm mốc 1 của mùa {{number}}',
    reached_other: '{{players}} người chơi đã chạm mốc 1 của mùa {{number}}',
    more: 'Xem các mốc quà',
  },
  ecosystem: {
    label: 'Bản vẽ 05 / Hệ sinh thái',
    title: 'Một nét vẽ, ba niềm vui',
    lead: 'Mọi thứ trong Outline nối liền nhau: trận đấu, nhân vật và phần thưởng.',
  },
  team: {
    label: 'Bản vẽ 06 / Đội ngũ',
    title: 'Những người vẽ nên Outline',
    previous: 'Thành viên trước',
    next: 'Thành viên sau',
    list: 'Thành viên đội Outline',
  },
  promo: {
    label: 'Khuyến mãi',
    title: 'Thưởng thêm kim\u00A0cương, mở\u00A0hòm giữa\u00A0trận',
    text: 'Các gói đang hot được tặng thêm kim cương trong thời gian có hạn. Còn hòm đồ rơi ngay giữa trận: ai phá được, người ấy mở.',
    action: 'Xem gói đang hot',
    stack: 'Các loại hòm',
    watch: 'Xem cảnh mở hòm',
    watchTitle: 'Mở hòm ra có gì?',
  },
  news: {
    label: 'Bản vẽ 07 / Tin tức',
    title: 'Tin mới',
    all: 'Tất cả tin tức',
  },
} as const;
