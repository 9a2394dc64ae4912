import type { Avatar } from '../../../../contract/avatars';
import type { Localized } from '../../content/localized';

interface AvatarTexts {
  title: string;
  lead: string;
  choices: string;
  own: string;
  names: Record<Avatar, string>;
  submit: string;
  done: string;
  failed: string;
  unread: string;
}

/** Texts of choosing an avatar. */
export const avatarTexts: Localized<AvatarTexts> = {
  vi: {
    title: 'Avatar',
    lead: 'Sáu hình vẽ dành cho mọi người. Avatar bạn có trong tủ đồ cũng chọn được ở đây.',
    choices: 'Chọn avatar',
    own: 'Mặt robot',
    names: { trau: 'Trâu', meo: 'Mèo', rong: 'Rồng', khi: 'Khỉ', ga: 'Gà', lon: 'Lợn' },
    submit: 'Dùng avatar này',
    done: 'Đã đổi avatar.',
    failed: 'Chưa đổi được avatar. Vui lòng thử lại.',
    unread: 'Chưa tải được avatar của bạn. Vui lòng thử lại.',
  },
  en: {
    title: 'Avatar',
    lead: 'Six drawings are for everybody. Avatars that you own in the wardrobe can be picked here too.',
    choices: 'Pick an avatar',
    own: 'Robot face',
    names: { trau: 'Buffalo', meo: 'Cat', rong: 'Dragon', khi: 'Monkey', ga: 'Rooster', lon: 'Pig' },
    submit: 'Use this avatar',
    done: 'Your avatar was changed.',
    failed: 'Your avatar was not changed. Please try again.',
    unread: 'Your avatars could not be loaded. Please try again.',
  },
};
