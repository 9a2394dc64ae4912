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
    noun: ['mã khuyến mãi', 'Code'],
    lower: ['mã khuyến mãi', 'code'],
    nouns: ['Mã khuyến mãi', 'Codes'],
    labels: {
      code: ['Mã', 'Code'],
      bonusKind: ['Loại thưởng', 'Kind of bonus'],
      amount: ['Mức thưởng', 'Bonus'],
      packages: ['Áp dụng cho gói', 'For packages'],
      startAt: ['Bắt đầu', 'Starts'],
      endAt: ['Hết hạn', 'Ends'],
      mostUses: ['Số lượt tối đa', 'Uses in all'],
      mostPerPlayer: ['Số lượt mỗi người chơi', 'Uses per player'],
      creator: ['Nhà sáng tạo', 'Creator'],
      isActive: ['Đang bật', 'On'],
      uses: ['Đã dùng', 'Used'],
    },
    choices: {
      bonusKind: {
        Percent: ['% số kim cương của gói', '% of the package’s diamonds'],
        Diamonds: ['Kim cương', 'Diamonds'],
      },
    },
    help: {
      packages: ['Để trống nếu áp dụng cho mọi gói.', 'Leave it empty for all packages.'],
      mostUses: ['Nhập 0 nếu không giới hạn.', '0 means no limit.'],
      mostPerPlayer: ['Nhập 0 nếu không giới hạn.', '0 means no limit.'],
    },
    own: {
      all: ['Mọi gói', 'All packages'],
      share: ['%{amount} số kim cương', '%{amount} of the diamonds'],
      diamonds: ['%{amount} kim cương', '%{amount} diamond |||| %{amount} diamonds'],
      noLimit: ['Không giới hạn', 'No limit'],
    },
  },
});
