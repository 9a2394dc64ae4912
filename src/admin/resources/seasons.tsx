import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { seasons as contract } from '../../../contract/seasons';
import { serverNow } from '../../api/clock';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { GiftAccessory } from './GiftAccessory';

export const seasons = defineResource(contract, {
  path: `${paths.admin.progress}/seasons`,
  icon: EmojiEventsIcon,
  canDelete: true,
  deleting: ({ startAt, endAt }) => {
    const now = new Date(serverNow()).toISOString();
    return startAt <= now && now < endAt ? 'resources.seasons.own.running' : undefined;
  },
  hidden: ['accessoryId'],
  defaultValues: { giftKind: 0, milestones: [] },
  columns: [
    'image',
    'name',
    'number',
    'startAt',
    'endAt',
    'goal',
    'giftKind',
    'giftAmount',
    'milestones',
    'others',
  ],
  form: [
    'image',
    ['name', 'nameEn'],
    ['number', 'goal'],
    'window',
    ['giftKind', 'giftAmount'],
    { field: 'accessoryId', as: <GiftAccessory /> },
    'milestones',
    'others',
  ],
  texts: {
    vi: {
      noun: 'mùa giải',
      lower: 'mùa giải',
      nouns: 'Mùa giải',
      empty: 'Phần quản lý mùa giải sẽ sớm ra mắt.',
      own: {
        running: 'Mùa này đang diễn ra: người chơi không tích lũy tiếp được; quà đã trao vẫn được giữ.',
      },
      labels: {
        number: 'Số mùa',
        name: 'Tên',
        startAt: 'Bắt đầu',
        endAt: 'Kết thúc',
        goal: 'Mục tiêu (VND)',
        giftKind: 'Quà mục tiêu',
        giftAmount: 'Số lượng',
        accessoryId: 'Phụ kiện làm quà',
        milestones: 'Mốc quà',
        'milestones.spend': 'Mốc nạp (VND)',
        'milestones.wallet': 'Quà',
        'milestones.amount': 'Số lượng',
      },
      choices: {
        giftKind: { Diamonds: 'Kim cương', Golds: 'Vàng', Accessory: 'Phụ kiện' },
        'milestones.wallet': { Diamonds: 'Kim cương', Golds: 'Vàng' },
      },
    },
    en: {
      noun: 'Season',
      lower: 'season',
      nouns: 'Season',
      empty: 'Season management is coming soon.',
      own: { running: 'It is running: players can no longer add to it, and keep the gifts that they have.' },
      labels: {
        number: 'Number',
        name: 'Name',
        startAt: 'Starts',
        endAt: 'Ends',
        goal: 'Goal (VND)',
        giftKind: 'Goal gift',
        giftAmount: 'Gift amount',
        accessoryId: 'Accessory to give',
        milestones: 'Milestones',
        'milestones.spend': 'Spent (VND)',
        'milestones.wallet': 'Gift',
        'milestones.amount': 'Amount',
      },
      choices: {
        giftKind: { Diamonds: 'Diamonds', Golds: 'Gold', Accessory: 'Accessory' },
        'milestones.wallet': { Diamonds: 'Diamonds', Golds: 'Gold' },
      },
    },
  },
});
