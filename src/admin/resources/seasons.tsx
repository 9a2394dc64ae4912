import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import { seasons as contract } from '../../../contract/seasons';
import { serverNow } from '../../api/clock';
import { paths } from '../../paths';
import { defineResource } from '../crud/definition/defineResource';
import { Column } from '../ui/list/Column';
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
    'accessoryId',
    'milestones',
    'others',
  ],
  texts: {
    noun: ['mùa giải', 'Season'],
    lower: ['mùa giải', 'season'],
    nouns: ['Mùa giải', 'Season'],
    empty: ['Phần quản lý mùa giải sẽ sớm ra mắt.', 'Season management is coming soon.'],
    own: {
      gift: ['Quà mục tiêu', 'Goal gift'],
      diamonds: ['%{amount} kim cương', '%{amount} diamond |||| %{amount} diamonds'],
      golds: ['%{amount} vàng', '%{amount} gold'],
      running: [
        'Mùa này đang diễn ra: người chơi sẽ không tích lũy tiếp được. Mùa đã trao quà thì không xóa được.',
        'It is running: players will no longer be able to add to it. A season that has given gifts cannot be deleted.',
      ],
    },
    labels: {
      number: ['Mùa số', 'Number'],
      name: ['Tên', 'Name'],
      startAt: ['Bắt đầu', 'Starts'],
      endAt: ['Kết thúc', 'Ends'],
      goal: ['Mục tiêu (VND)', 'Goal (VND)'],
      giftKind: ['Loại quà mục tiêu', 'Kind of goal gift'],
      giftAmount: ['Số lượng', 'Gift amount'],
      accessoryId: ['Phụ kiện làm quà', 'Accessory to give'],
      milestones: ['Mốc quà', 'Milestones'],
      'milestones.spend': ['Mốc nạp (VND)', 'Spent (VND)'],
      'milestones.wallet': ['Quà', 'Gift'],
      'milestones.amount': ['Số lượng', 'Amount'],
      'milestones.accessoryId': ['Phụ kiện làm quà', 'Accessory to give'],
    },
    choices: {
      giftKind: {
        Diamonds: ['Kim cương', 'Diamonds'],
        Golds: ['Vàng', 'Gold'],
        Accessory: ['Phụ kiện', 'Accessory'],
      },
      'milestones.wallet': {
        Diamonds: ['Kim cương', 'Diamonds'],
        Golds: ['Vàng', 'Gold'],
        Accessory: ['Phụ kiện', 'Accessory'],
      },
    },
  },
});
