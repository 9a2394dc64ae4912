import CarouselIcon from '@mui/icons-material/ViewCarouselOutlined';
import { banners as contract } from '../../../contract/banners';
import { clipNamed, sceneClips } from '../../../contract/clips';
import { byName } from '../../../contract/named';
import type { TextPair } from '../../../contract/texts';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';

const clips = byName(sceneClips, (name): TextPair => {
  const label = clipNamed(name)?.label;
  return [`Phim: ${label?.vi}`, `Clip: ${label?.en}`];
});

export const banners = defineResource(contract, {
  path: `${paths.admin.content}/banners`,
  icon: CarouselIcon,
  canDelete: true,
  filters: ['status', 'schedule'],
  sort: { field: 'place', order: 'ASC' },
  hidden: ['name', 'label', 'text', 'action', 'to'],
  defaultValues: { place: 1, scene: 'match' },
  columns: [
    'title',
    'outlined',
    'status',
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
    noun: ['banner', 'Banner'],
    lower: ['banner', 'banner'],
    nouns: ['Banner', 'Banners'],
    labels: {
      title: ['Dòng tiêu đề trên', 'Upper headline'],
      outlined: ['Dòng tiêu đề dưới', 'Lower headline'],
      label: ['Nhãn', 'Label'],
      name: ['Tên', 'Name'],
      text: ['Lời giới thiệu', 'Text'],
      action: ['Chữ trên nút', 'Button'],
      to: ['Nút dẫn đến', 'Button leads to'],
      scene: ['Cảnh hoặc phim', 'Scene or clip'],
      place: ['Thứ tự', 'Order'],
    },
    choices: {
      scene: {
        match: ['Trận đấu', 'The fight'],
        robots: ['Robot', 'Robots'],
        loot: ['Hòm đồ', 'Boxes'],
        season: ['Quà mùa giải', 'Season gift'],
        ...clips,
      },
    },
    help: {
      name: ['Trình đọc màn hình đọc tên này ở hình thu nhỏ.', 'Screen readers read it at the thumbnail.'],
      image: [
        'Thay cho cảnh, cắt theo tỉ lệ 4:3. Không cần ảnh nếu dùng cảnh.',
        'Shown in place of the scene, cropped to 4:3. Not needed with a scene.',
      ],
      to: [
        'Đường dẫn trong trang, như /shops, hoặc địa chỉ https://.',
        'A path on this site, such as /shops, or an https:// address.',
      ],
    },
  },
});
