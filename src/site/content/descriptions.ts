import type { Language } from '../../../contract/languages';
import type { newsKinds } from '../../../contract/newsPages';

export type PublicPage =
  | 'home'
  | 'shop'
  | 'library'
  | 'download'
  | 'news'
  | 'events'
  | 'season'
  | 'support'
  | 'wardrobe'
  | 'card'
  | 'terms'
  | 'privacy';

/** Meta descriptions of the public pages; only prerendering imports them. */
export const descriptions: Record<Language, Record<PublicPage, string>> = {
  vi: {
    home: 'Outline: game bắn súng chiến thuật 2D nhiều người chơi, làm tại Việt Nam. Lập đội, lắp robot, hạ đối thủ.',
    shop: 'Nạp kim cương Outline cho bạn hoặc bạn bè: chọn người nhận, chọn gói, thanh toán. Không cần đăng nhập.',
    library: 'Toàn bộ vũ khí, kỹ năng và trang phục của Outline, mỗi món có hình vẽ, mô tả và video ngắn.',
    download:
      'Bản Beta của Outline cho máy tính Windows: các phiên bản, dung lượng, mã SHA-256 và cách cài đặt.',
    news: 'Tin tức của Outline: bản cập nhật, sự kiện, giải đấu và chuyện hậu trường, từ chính những người làm game.',
    events:
      'Lịch sự kiện của Outline: giải đấu, mùa giải, ngày nhân thưởng và các buổi gặp gỡ, theo giờ Việt Nam, thêm được vào lịch của bạn.',
    season:
      'Mùa giải Outline: thời gian còn lại, quà ở từng mốc nạp, thể lệ và những gì được tính. Mỗi lần nạp trong mùa đều được cộng dồn.',
    support:
      'Trợ giúp của Outline: thanh toán và kim cương, tài khoản, trò chơi, vật phẩm, an toàn. Tìm câu trả lời, và biết nên làm gì khi vẫn chưa ổn.',
    wardrobe:
      'Tủ đồ Outline: thử mũ, giáp, ba lô, biểu cảm lên robot của bạn ngay trên trang, xem giá bằng vàng và kim cương. Không cần đăng nhập.',
    card: 'Thẻ người chơi Outline: robot, bộ sưu tập và những mùa giải đã góp mặt.',
    terms: 'Điều khoản sử dụng của Outline: tài khoản, kim cương, thanh toán và cách cư xử trong game.',
    privacy: 'Chính sách quyền riêng tư của Outline: chúng tôi lưu gì, để làm gì và bạn có quyền gì.',
  },
  en: {
    home: 'Outline: a 2D multiplayer tactical shooter made in Vietnam. Team up, build your robot, win the arena.',
    shop: 'Top up Outline diamonds for yourself or a friend: pick the player, pick a package, pay. No login needed.',
    library:
      'Every weapon, skill and cosmetic of Outline, each with a drawing, a description and a short video.',
    download: 'Outline Beta for Windows: releases, file sizes, SHA-256 and how to install it.',
    news: 'News of Outline: updates, events, tournaments and stories from behind the scenes, by the people who make it.',
    events:
      'What is on in Outline: tournaments, seasons, bonus days and community nights, in Vietnam time, ready for your calendar.',
    season:
      'The season of Outline: the time left, the gift at each mark, the rules, and what counts. Every purchase of the season adds up.',
    support:
      'Help with Outline: payments and diamonds, your account, the game, items and safety. Find an answer, or what to do when you are still stuck.',
    wardrobe:
      'The Outline wardrobe: try helmets, armor, bags and emotes on your robot right here, with prices in gold and diamonds. No login needed.',
    card: 'A player card of Outline: the robot, the collection, and the seasons joined.',
    terms: 'The terms of use of Outline: accounts, diamonds, payments and conduct in the game.',
    privacy: 'The privacy policy of Outline: what we keep, what for, and what rights you have.',
  },
};

/** The same of each kind of news. */
export const kindDescriptions: Record<Language, Record<(typeof newsKinds)[number], string>> = {
  vi: {
    update: 'Các bản cập nhật của Outline: có gì mới, có gì đổi, và vì sao.',
    event: 'Tin sự kiện của Outline: mùa giải, ngày nhân thưởng và những buổi gặp gỡ.',
    tournament: 'Tin giải đấu của Outline: lịch thi đấu, thể lệ và kết quả.',
    'behind-the-scenes': 'Chuyện hậu trường của Outline: bản đồ, nhân vật và âm thanh được làm ra thế nào.',
  },
  en: {
    update: 'Updates of Outline: what is new, what has changed, and why.',
    event: 'News about events in Outline: seasons, bonus days and community nights.',
    tournament: 'News about tournaments in Outline: dates, rules and results.',
    'behind-the-scenes': 'Behind the scenes of Outline: how its maps, characters and sounds are made.',
  },
};
