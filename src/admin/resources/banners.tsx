import CarouselIcon from '@mui/icons-material/ViewCarouselOutlined';
import { banners as contract } from '../../../contract/banners';
import { clipNamed, sceneClips } from '../../../contract/clips';
import type { Language } from '../../../contract/languages';
import { byName } from '../../../contract/named';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

const clipsIn = (language: Language) =>
  byName(sceneClips, (name) => `${language === 'en' ? 'Clip' : 'Phim'}: ${clipNamed(name)?.label[language]}`);

export const banners = defineResource(contract, {
  path: `${paths.admin.content}/banners`,
  icon: CarouselIcon,
  canDelete: true,
  labels: { sight: 'sight' },
  filters: ['sight'],
  sort: { field: 'place', order: 'ASC' },
  hidden: ['name', 'label', 'text', 'action', 'to'],
  defaultValues: { place: 1, scene: 'match' },
  columns: [
    'title',
    'outlined',
    'sight',
    'place',
    'scene',
    'image',
    'name',
    'label',
    'text',
    'action',
    'to',
    'others',
  ],
  form: [
    ['title', 'titleEn'],
    ['outlined', 'outlinedEn'],
    ['label', 'labelEn'],
    ['name', 'nameEn'],
    'text',
    ['action', 'actionEn'],
    'to',
    ['scene', 'place'],
    'image',
    'others',
  ],
  texts: {
    vi: {
      noun: 'banner',
      lower: 'banner',
      nouns: 'Banner',
      labels: {
        title: 'Dòng tiêu đề trên',
        outlined: 'Dòng tiêu đề dưới',
        label: 'Nhãn',
        name: 'Tên',
        text: 'Lời giới thiệu',
        action: 'Chữ trên nút',
        to: 'Nút dẫn đến',
        scene: 'Cảnh hoặc phim',
        place: 'Thứ tự',
        sight: 'Trạng thái',
      },
      choices: {
        scene: {
          match: 'Trận đấu',
          robots: 'Robot',
          loot: 'Hòm đồ',
          season: 'Quà mùa giải',
          ...clipsIn('vi'),
        },
      },
      help: {
        name: 'Trình đọc màn hình đọc tên này ở hình thu nhỏ.',
        image: 'Thay cho cảnh, cắt theo tỉ lệ 4:3. Không cần ảnh nếu dùng cảnh.',
        to: 'Đường dẫn trong trang, như /shops, hoặc địa chỉ https://.',
      },
    },
    en: {
      noun: 'Banner',
      lower: 'banner',
      nouns: 'Banners',
      labels: {
        title: 'Upper headline',
        outlined: 'Lower headline',
        label: 'Label',
        name: 'Name',
        text: 'Text',
        action: 'Button',
        to: 'Button leads to',
        scene: 'Scene or clip',
        place: 'Order',
        sight: 'State',
      },
      choices: {
        scene: {
          match: 'The fight',
          robots: 'Robots',
          loot: 'Boxes',
          season: 'Season gift',
          ...clipsIn('en'),
        },
      },
      help: {
        name: 'Screen readers say it at the thumbnail.',
        image: 'Shown in place of the scene, cropped to 4:3. Not needed with a scene.',
        to: 'A path of this site, such as /shops, or an https:// address.',
      },
    },
  },
});
