import OfferIcon from '@mui/icons-material/LocalOfferOutlined';
import { lazy, Suspense } from 'react';
import { offers as contract } from '../../../contract/offers';
import { defineResource } from '../crud/definition/defineResource';
import { FieldOf } from '../crud/definition/FieldOf';
import { Column } from '../ui/list/Column';
import { OfferAmount } from './OfferAmount';
import { OfferCode } from './OfferCode';
import { OfferLimit } from './OfferLimit';
import { OfferPackages } from './OfferPackages';
import { OfferUses } from './OfferUses';
import { offersPath } from './offerPaths';

const OfferReport = lazy(() => import('./OfferReport'));

const names = [
  'bonusKind',
  'amount',
  'packages',
  'startAt',
  'endAt',
  'mostUses',
  'mostPerPlayer',
  'creator',
  'isActive',
] as const;
const shown = Object.fromEntries(names.map((name) => [name, <FieldOf key={name} source={name} />]));

const limit = (source: string) => (
  <Column source={source} align="right">
    <OfferLimit source={source} />
  </Column>
);

export const offers = defineResource(contract, {
  path: offersPath,
  icon: OfferIcon,
  canDelete: true,
  rowClick: 'show',
  defaultValues: { bonusKind: 0, mostPerPlayer: 1, packages: [], isActive: true },
  columns: [
    {
      field: 'code',
      as: (
        <Column source="code" card="heading">
          <OfferCode />
        </Column>
      ),
    },
    {
      field: 'amount',
      as: (
        <Column source="amount" align="right">
          <OfferAmount />
        </Column>
      ),
    },
    'bonusKind',
    {
      field: 'uses',
      as: (
        <Column source="uses" align="right">
          <OfferUses />
        </Column>
      ),
    },
    'creator',
    'startAt',
    'endAt',
    'isActive',
    {
      field: 'packages',
      as: (
        <Column source="packages" disableSort>
          <OfferPackages />
        </Column>
      ),
    },
    { field: 'mostUses', as: limit('mostUses') },
    { field: 'mostPerPlayer', as: limit('mostPerPlayer') },
    'others',
  ],
  hidden: ['bonusKind', 'packages', 'mostUses', 'mostPerPlayer'],
  form: [
    ['code', 'creator'],
    ['bonusKind', 'amount'],
    'packages',
    'window',
    ['mostUses', 'mostPerPlayer'],
    'isActive',
    'others',
  ],
  show: (
    <Suspense>
      <OfferReport shown={shown} />
    </Suspense>
  ),
  texts: {
    vi: {
      noun: 'mã khuyến mãi',
      lower: 'mã khuyến mãi',
      nouns: 'Mã khuyến mãi',
      labels: {
        code: 'Mã',
        bonusKind: 'Loại thưởng',
        amount: 'Mức thưởng',
        packages: 'Áp dụng cho gói',
        startAt: 'Bắt đầu',
        endAt: 'Hết hạn',
        mostUses: 'Số lượt tối đa',
        mostPerPlayer: 'Số lượt mỗi người chơi',
        creator: 'Nhà sáng tạo',
        isActive: 'Đang bật',
        uses: 'Đã dùng',
      },
      choices: { bonusKind: { Percent: '% số kim cương của gói', Diamonds: 'Kim cương' } },
      help: {
        packages: 'Để trống nếu áp dụng cho mọi gói.',
        mostUses: 'Nhập 0 nếu không giới hạn.',
        mostPerPlayer: 'Nhập 0 nếu không giới hạn.',
      },
      own: {
        all: 'Mọi gói',
        share: '%{amount} số kim cương',
        diamonds: '%{amount} kim cương',
        noLimit: 'Không giới hạn',
      },
    },
    en: {
      noun: 'Code',
      lower: 'code',
      nouns: 'Codes',
      labels: {
        code: 'Code',
        bonusKind: 'Kind of bonus',
        amount: 'Bonus',
        packages: 'For packages',
        startAt: 'Starts',
        endAt: 'Ends',
        mostUses: 'Uses in all',
        mostPerPlayer: 'Uses per player',
        creator: 'Creator',
        isActive: 'On',
        uses: 'Used',
      },
      choices: { bonusKind: { Percent: '% of the package’s diamonds', Diamonds: 'Diamonds' } },
      help: {
        packages: 'Leave it empty for all packages.',
        mostUses: '0 means no limit.',
        mostPerPlayer: '0 means no limit.',
      },
      own: {
        all: 'All packages',
        share: '%{amount} of the diamonds',
        diamonds: '%{amount} diamonds',
        noLimit: 'No limit',
      },
    },
  },
});
