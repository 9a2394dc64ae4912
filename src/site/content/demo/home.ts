import type { Language } from '../../../../contract/languages';
import { paths } from '../../../paths';
import type { EcosystemCard, HomeContent, Member, NewsItem, PromoBox, Slide } from '../home';
import type { Localized } from '../localized';

export const slides: Localized<Slide[]> = {
  vi: [
    {
      scene: 'match',
      name: 'Trận đấu',
      label: 'Bản vẽ 01A / Mùa 1',
      title: 'Khép nét.',
      outlined: 'Chiếm trận.',
      text: 'Bắn súng chiến thuật 2D trên những bản đồ vẽ bằng một nét. Đi trước robot một bước, hoặc nằm lại dưới chân chúng.',
      action: 'Tải bản Beta',
      to: paths.download,
    },
    {
      scene: 'robots',
      name: 'Robot',
      label: 'Bản vẽ 01B / Đấu trường',
      title: 'Đọc trận.',
      outlined: 'Ép góc.',
      text: 'Tầm nhìn là vũ khí mạnh nhất. Che, vòng, chặn: mỗi bức tường là một quyết định, mỗi quyết định tính bằng giây.',
      action: 'Xem kho vũ khí',
      to: `${paths.library}?type=weapon`,
    },
    {
      scene: 'loot',
      name: 'Hòm đồ',
      label: 'Bản vẽ 01C / Hòm đồ',
      title: 'Mở hòm.',
      outlined: 'Đổi thế.',
      text: 'Năm loại hòm rơi giữa trận. Có hòm cứu cả đội, có hòm gài sẵn bẫy. Bạn dám mở không?',
      action: 'Vào thư viện',
      to: paths.library,
    },
    {
      scene: 'season',
      name: 'Mùa giải',
      label: 'Bản vẽ 01D / Quà mùa giải',
      title: 'Tích lũy.',
      outlined: 'Nhận quà.',
      text: 'Mỗi lần nạp trong mùa đều được cộng dồn. Chạm mốc cuối là hộp quà khép nét và thuộc về bạn.',
      action: 'Vào cửa hàng',
      to: paths.shop,
    },
  ],
  en: [
    {
      scene: 'match',
      name: 'Match',
      label: 'Sheet 01A / Season 1',
      title: 'Close the line.',
      outlined: 'Take the field.',
      text: 'A 2D tactical shooter on maps drawn in a single line. Stay one step ahead of the robots, or end up at their feet.',
      action: 'Get the Beta',
      to: paths.download,
    },
    {
      scene: 'robots',
      name: 'Robots',
      label: 'Sheet 01B / Arena',
      title: 'Read the fight.',
      outlined: 'Own the angle.',
      text: 'Sight is the strongest weapon. Cover, flank, block: every wall is a decision, and every decision counts in seconds.',
      action: 'See the weapons',
      to: `${paths.library}?type=weapon`,
    },
    {
      scene: 'loot',
      name: 'Loot',
      label: 'Sheet 01C / Loot boxes',
      title: 'Open a box.',
      outlined: 'Turn the tide.',
      text: 'Five kinds of boxes drop in mid-fight. One saves the whole team, one is a trap. Do you dare?',
      action: 'Open the library',
      to: paths.library,
    },
    {
      scene: 'season',
      name: 'Season',
      label: 'Sheet 01D / Season gift',
      title: 'Add it up.',
      outlined: 'Claim the gift.',
      text: 'Every purchase of the season counts. Reach the last mark and the gift box closes its line for you.',
      action: 'Go to the shop',
      to: paths.shop,
    },
  ],
};

export const team: Localized<Member[]> = {
  vi: [
    { portrait: 1, name: 'Lan Chi', role: 'Đạo diễn nghệ thuật' },
    { portrait: 2, name: 'Quang Huy', role: 'Lập trình máy chủ' },
    { portrait: 3, name: 'Đức Anh', role: 'Thiết kế âm thanh' },
    { portrait: 4, name: 'Hoàng Nam', role: 'Lập trình lối chơi' },
    { portrait: 5, name: 'Thu Hà', role: 'Thiết kế bản đồ' },
    { portrait: 6, name: 'Minh Trí', role: 'Sản xuất' },
    { portrait: 7, name: 'Ngọc Mai', role: 'Họa sĩ nhân vật' },
    { portrait: 8, name: 'Khánh Vy', role: 'Thiết kế giao diện' },
  ],
  en: [
    { portrait: 1, name: 'Lan Chi', role: 'Art director' },
    { portrait: 2, name: 'Quang Huy', role: 'Server engineer' },
    { portrait: 3, name: 'Đức Anh', role: 'Sound designer' },
    { portrait: 4, name: 'Hoàng Nam', role: 'Gameplay engineer' },
    { portrait: 5, name: 'Thu Hà', role: 'Map designer' },
    { portrait: 6, name: 'Minh Trí', role: 'Producer' },
    { portrait: 7, name: 'Ngọc Mai', role: 'Character artist' },
    { portrait: 8, name: 'Khánh Vy', role: 'Interface designer' },
  ],
};

export const ecosystem: Localized<EcosystemCard[]> = {
  vi: [
    {
      drawing: 'play',
      title: 'Chơi',
      text: 'Ghép trận nhanh, vào trận gọn. Có mặt trên máy tính, sắp tới là trình duyệt.',
    },
    {
      drawing: 'create',
      title: 'Sáng tạo',
      text: 'Thay mũ, thay giáp, thay cả điệu ăn mừng. Robot của bạn không giống ai.',
    },
    {
      drawing: 'trade',
      title: 'Tích lũy',
      text: 'Kim cương và vàng đổi lấy trang phục. Vũ khí và hòm đồ chờ bạn giành lấy trong trận.',
    },
  ],
  en: [
    {
      drawing: 'play',
      title: 'Play',
      text: 'Quick matches, no waiting around. On desktop now, in your browser soon.',
    },
    {
      drawing: 'create',
      title: 'Create',
      text: 'Change the helmet, the armor, even the victory dance. Your robot is like no other.',
    },
    {
      drawing: 'trade',
      title: 'Collect',
      text: 'Diamonds and gold buy outfits. Weapons and boxes are yours to win in the fight.',
    },
  ],
};

export const promo: Localized<PromoBox[]> = {
  vi: [
    { drawing: 'hiem', name: 'Hòm hiếm', text: 'Ít gặp, khó phá, đáng công.' },
    { drawing: 'tiep-te', name: 'Hòm tiếp tế', text: 'Máu và đạn cho cả đội.' },
    { drawing: 'bi-an', name: 'Hòm bí ẩn', text: 'Không ai biết trước bên trong.' },
  ],
  en: [
    { drawing: 'hiem', name: 'Rare box', text: 'Hard to find, hard to break, worth it.' },
    { drawing: 'tiep-te', name: 'Supply box', text: 'Health and ammo for the team.' },
    { drawing: 'bi-an', name: 'Mystery box', text: 'Nobody knows what is inside.' },
  ],
};

export const news: Localized<NewsItem[]> = {
  vi: [
    {
      picture: 1,
      date: '2025-06-20',
      title: 'Beta Desktop mở cửa: mời bạn vào trận đầu tiên',
      text: 'Tải bản máy tính, chọn robot và chơi thử ba bản đồ. Góp ý của bạn sẽ đi thẳng vào bản tiếp theo.',
    },
    {
      picture: 2,
      date: '2025-06-12',
      title: 'Giải giao hữu Khép Nét: 16 đội, một chiếc cúp',
      text: 'Lịch thi đấu đã chốt. Các trận đấu diễn ra vào tối thứ Bảy và Chủ nhật hằng tuần.',
    },
    {
      picture: 3,
      date: '2025-05-30',
      title: 'Hé lộ bản đồ Chợ Nổi',
      text: 'Ghe thuyền trôi, lối đi đổi theo con nước. Đây là bản đồ đầu tiên không có góc nào đứng yên.',
    },
  ],
  en: [
    {
      picture: 1,
      date: '2025-06-20',
      title: 'Beta Desktop is open: join the first fight',
      text: 'Get the desktop build, pick a robot and try three maps. What you tell us goes straight into the next one.',
    },
    {
      picture: 2,
      date: '2025-06-12',
      title: 'The Close the Line cup: 16 teams, one trophy',
      text: 'The schedule is set. Matches are played every Saturday and Sunday evening.',
    },
    {
      picture: 3,
      date: '2025-05-30',
      title: 'First look at the Floating Market map',
      text: 'Boats drift and the ways change with the tide: our first map without a single corner that stays put.',
    },
  ],
};

/** The home page's demo content in one language. */
export const homeOf = (language: Language): HomeContent => ({
  slides: slides[language],
  ecosystem: ecosystem[language],
  promo: promo[language],
  team: team[language],
  news: news[language],
});
