/**
 * The specified news of the home page (product.md section 2), newest first: shown before anything is published, and the
 * demo data's own.
 */
export const sampleNews = [
  {
    picture: 1,
    kind: 0,
    day: '2025-06-20',
    title: 'Beta Desktop mở cửa: mời bạn vào trận đầu tiên',
    titleEn: 'Beta Desktop is open: join the first fight',
    summary:
      'Tải bản máy tính, chọn robot và chơi thử ba bản đồ. Góp ý của bạn sẽ đi thẳng vào bản tiếp theo.',
    summaryEn:
      'Get the desktop build, pick a robot and try three maps. What you tell us goes straight into the next one.',
  },
  {
    picture: 2,
    kind: 2,
    day: '2025-06-12',
    title: 'Giải giao hữu Khép Nét: 16 đội, một chiếc cúp',
    titleEn: 'The Close the Line cup: 16 teams, one trophy',
    summary: 'Lịch thi đấu đã chốt. Các trận đấu diễn ra vào tối thứ Bảy và Chủ nhật hằng tuần.',
    summaryEn: 'The schedule is set. Matches are played every Saturday and Sunday evening.',
  },
  {
    picture: 3,
    kind: 3,
    day: '2025-05-30',
    title: 'Hé lộ bản đồ Chợ Nổi',
    titleEn: 'First look at the Floating Market map',
    summary: 'Ghe thuyền trôi, lối đi đổi theo con nước. Đây là bản đồ đầu tiên không có góc nào đứng yên.',
    summaryEn:
      'Boats drift and the ways change with the tide: our first map without a single corner that stays put.',
  },
] as const;
