import { nextEventAfter } from '../../../../contract/eventsPage';
import {
  type EcosystemCard,
  type HomeContent,
  type Member,
  newsOnHome,
  type PromoBox,
  type Slide,
} from '../../../../contract/homeContent';
import type { Language } from '../../../../contract/languages';
import { textIn } from '../../../../contract/localized';
import { sampleBanners } from '../../../../contract/samples/banners';
import type { Localized } from '../localized';
import { eventsOf } from './events';
import { newsOf } from './news';

const slidesIn = (language: Language): Slide[] =>
  sampleBanners.map((banner) => {
    const text = (name: string) => textIn(banner, name, language).text;
    return {
      scene: banner.scene,
      name: text('name'),
      label: text('label'),
      title: text('title'),
      outlined: text('outlined'),
      text: text('text'),
      action: text('action'),
      to: banner.to,
    };
  });

export const slides: Localized<Slide[]> = { vi: slidesIn('vi'), en: slidesIn('en') };

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
      text: 'Ghép trận nhanh, vào trận gọn. Trên máy tính trước, rồi tới trình duyệt.',
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
      text: 'Quick matches, no waiting around. On desktop first, then in your browser.',
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

/** The home page's demo content in one language, as of the moment of the build. */
export const homeOf = (language: Language, moment = new Date()): HomeContent => ({
  slides: slides[language],
  ecosystem: ecosystem[language],
  promo: promo[language],
  team: team[language],
  news: newsOf(language, moment).articles.slice(0, newsOnHome),
  event: nextEventAfter(eventsOf(language, moment).events, moment),
});
