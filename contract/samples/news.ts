import { dayAfter, dayOf } from '../vietnamTime';
import { sampleDays } from './days';
import { sampleSeasons, sampleSeasonWindow } from './seasons';

const { current } = sampleSeasons;

/** None says that the game can be played by everybody: only the download page knows. */
const articles = [
  {
    key: 'test',
    kind: 0,
    title: 'Thử kín vòng ba: thêm sáu mươi người chơi, ba bản đồ',
    titleEn: 'Closed test, round three: sixty more players, three maps',
    summary:
      'Vòng ba đã bắt đầu, có thêm sáu mươi người chơi. Bản dành cho mọi người sẽ có ở trang Tải game khi đã sẵn sàng.',
    summaryEn:
      'Round three is under way, with sixty more players. The build for everybody will be on the Download page once it is ready.',
  },
  {
    key: 'market',
    kind: 3,
    title: 'Hé lộ bản đồ Chợ Nổi',
    titleEn: 'First look at the Floating Market map',
    summary: 'Ghe thuyền trôi, lối đi đổi theo con nước. Đây là bản đồ đầu tiên không có góc nào đứng yên.',
    summaryEn:
      'Boats drift and the ways change with the tide: our first map without a single corner that stays put.',
  },
  {
    key: 'winners',
    kind: 2,
    title: 'Giải Khép Nét ngã ngũ: Nét Đậm nâng cúp',
    titleEn: 'Close the Line is decided: Bold Line lift the cup',
    summary: 'Thắng 2–1 trong trận chung kết ở Bến Tàu, Nét Đậm là đội đầu tiên có tên trên chiếc cúp.',
    summaryEn: 'With a 2–1 in the final at the Harbor, Bold Line are the first name on the trophy.',
  },
  {
    key: 'season',
    kind: 1,
    title: `${current.name} bắt đầu`,
    titleEn: `${current.nameEn} begins`,
    summary: 'Mỗi lần nạp trong mùa đều được cộng dồn. Các mốc và quà có ở trang Mùa giải.',
    summaryEn: 'Every purchase of the season adds up. The marks and gifts are on the Season page.',
  },
  {
    key: 'corners',
    kind: 2,
    title: 'Cúp Bốn Góc: 32\u00A0đội, hai cuối tuần',
    titleEn: 'The Four Corners cup: 32\u00A0teams, two weekends',
    summary: 'Giải thứ hai của vòng thử kín lớn gấp đôi giải đầu. Lịch thi đấu có ở trang Sự kiện.',
    summaryEn:
      'The second cup of the closed test is twice the size of the first. The dates are on the Events page.',
  },
  {
    key: 'cup',
    kind: 2,
    title: 'Giải giao hữu Khép Nét: 16\u00A0đội, một chiếc cúp',
    titleEn: 'The Close the Line cup: 16\u00A0teams, one trophy',
    summary: 'Lịch thi đấu đã chốt. Các trận đấu diễn ra vào tối thứ Bảy và Chủ nhật hằng tuần.',
    summaryEn: 'The schedule is set. Matches are played every Saturday and Sunday evening.',
  },
] as const;

/**
 * The news of the last weeks as of a moment, newest first: shown before anything is published, and the demo data's own.
 */
export function sampleNews(moment: Date) {
  const { day, saturday, sunday } = sampleDays(moment);
  const days = {
    test: day(-2),
    market: day(-6),
    // The day after the final.
    winners: dayAfter(sunday(-3)),
    season: dayOf(sampleSeasonWindow(moment).begun),
    corners: day(-23),
    cup: saturday(-6),
  };
  return articles.map((article) => ({ ...article, day: days[article.key] }));
}
export type SampleArticle = ReturnType<typeof sampleNews>[number];
