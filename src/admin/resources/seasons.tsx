import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { seasons as contract } from '../../../contract/seasons';
import { serverNow } from '../../api/clock';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { Column } from '../ui/list/Column';
import { GiftAccessory } from './GiftAccessory';
import { Milestones, SeasonGift } from './SeasonGift';

export const seasons = defineResource(contract, {
  path: `${paths.admin.progress}/seasons`,
  icon: EmojiEventsIcon,
  canDelete: true,
  deleting: ({ startAt, endAt }) => {
    const now = new Date(serverNow()).toISOString();
    return startAt <= now && now < endAt ? 'resources.seasons.own.running' : undefined;
  },
  hidden: ['giftKind', 'accessoryId', 'milestones'],
  defaultValues: { giftKind: 0, milestones: [] },
  columns: [
    'image',
    'name',
    'number',
    'startAt',
    'endAt',
    'goal',
    'giftKind',
    {
      field: 'giftAmount',
      as: (
        <Column source="giftAmount" label="resources.seasons.own.gift" disableSort>
          <SeasonGift />
        </Column>
      ),
    },
    {
      field: 'milestones',
      as: (
        <Column source="milestones" disableSort isWide>
          <Milestones />
        </Column>
      ),
    },
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
        gift: 'Quà mục tiêu',
        diamonds: '%{amount} kim cương',
        golds: '%{amount} vàng',
        running:
          'Mùa này đang diễn ra: người chơi sẽ không tích lũy tiếp được. Mùa đã trao quà thì không xóa được.',
      },
      labels: {
        number: 'Mùa số',
        name: 'Tên',
        startAt: 'Bắt đầu',
        endAt: 'Kết thúc',
        goal: 'Mục tiêu (VND)',
        giftKind: 'Loại quà mục tiêu',
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
      own: {
        gift: 'Goal gift',
        diamonds: '%{amount} diamonds',
        golds: '%{amount} gold',
        running:
          'It is running: players can no longer add to it. A season that has given gifts cannot be deleted.',
      },
      labels: {
        number: 'Number',
        name: 'Name',
        startAt: 'Starts',
        endAt: 'Ends',
        goal: 'Goal (VND)',
        giftKind: 'Kind of goal gift',
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
