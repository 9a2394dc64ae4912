import { slugOf } from '../slug';
import { offsetTimeOf } from '../vietnamTime';
import { sampleDays } from './days';
import { sampleNews } from './news';
import { sampleSeasons, sampleSeasonWindow } from './seasons';

const { number } = sampleSeasons.current;

const events = [
  {
    key: 'cup',
    kind: 0,
    name: 'Giải giao hữu Khép Nét',
    nameEn: 'The Close the Line cup',
    text: '16\u00A0đội, một chiếc cúp. Các trận đấu diễn ra vào tối thứ Bảy và Chủ nhật hằng tuần.',
    textEn: '16\u00A0teams, one trophy. Matches are played every Saturday and Sunday evening.',
    about: 'winners',
    link: '',
  },
  {
    key: 'drawing',
    kind: 3,
    name: 'Vẽ bản đồ cùng xưởng',
    nameEn: 'Draw a map with us',
    text: 'Một buổi tối, một tờ giấy trắng, một nét bút. Bản đồ được bình chọn nhiều nhất sẽ được chúng tôi dựng chơi thử.',
    textEn:
      'One evening, one blank sheet, one line. We build the map with the most votes, for everybody to try.',
    about: null,
    link: '',
  },
  {
    key: 'weekend',
    kind: 2,
    name: 'Cuối tuần nhân đôi vàng',
    nameEn: 'Double gold weekend',
    text: 'Suốt hai ngày cuối tuần, mỗi trận thắng trong vòng thử kín nhận gấp đôi vàng.',
    textEn: 'All weekend, every win in the closed test brings twice the gold.',
    about: null,
    link: '',
  },
  {
    key: 'corners',
    kind: 0,
    name: 'Cúp Bốn Góc',
    nameEn: 'The Four Corners cup',
    text: '32\u00A0đội, hai cuối tuần, trận chung kết tối Chủ nhật. Nhà vô địch được ghi tên ở đây.',
    textEn: '32\u00A0teams, two weekends, the final on Sunday evening. The winners are named here.',
    about: 'corners',
    link: '',
  },
  {
    key: 'evening',
    kind: 3,
    name: 'Một tối cùng xưởng vẽ',
    nameEn: 'An evening with the studio',
    text: 'Xem bản đồ mới ngay trên bàn vẽ, hỏi đáp cùng những người làm ra nó.',
    textEn: 'See a new map on the drawing board, and ask those who make it.',
    about: null,
    link: '',
  },
  {
    key: 'season',
    kind: 1,
    name: `Mùa ${number}: hai tuần cuối`,
    nameEn: `Season ${number}: the last two weeks`,
    text: 'Mỗi lần nạp trong mùa đều được cộng dồn. Chạm mốc cuối trước khi mùa khép lại là hộp quà thuộc về bạn.',
    textEn:
      'Every purchase of the season adds up. Reach the last mark before the season closes, and the gift box is yours.',
    about: null,
    link: '/season',
  },
] as const;

/** The address of a sample article. */
function pageOf(moment: Date, key: string): string {
  const article = sampleNews(moment).find((one) => one.key === key);
  return article ? `/news/${slugOf(article.title)}` : '';
}

/**
 * The sample events around a moment: shown before anything is published, and the demo data's own. Their times are by Vietnam's
 * clock; an event leads to the article about it.
 */
export function sampleEvents(moment: Date) {
  const { day, saturday, sunday } = sampleDays(moment);
  const { end } = sampleSeasonWindow(moment);
  const times = {
    cup: [`${saturday(-5)}T19:00`, `${sunday(-3)}T22:00`],
    drawing: [`${saturday(-2)}T20:00`, `${saturday(-2)}T22:00`],
    weekend: [`${saturday(0)}T00:00`, `${sunday(0)}T23:59`],
    corners: [`${saturday(1)}T19:00`, `${sunday(2)}T22:00`],
    evening: [`${day(24)}T20:00`, `${day(24)}T22:00`],
    // Ends exactly when the season does.
    season: [`${day(26)}T00:00`, offsetTimeOf(end)],
  } as const;
  return events.map(({ key, about, ...event }) => {
    const [startsAt, endsAt] = times[key];
    return { ...event, startsAt, endsAt, link: about ? pageOf(moment, about) : event.link };
  });
}
export type SampleEvent = ReturnType<typeof sampleEvents>[number];
