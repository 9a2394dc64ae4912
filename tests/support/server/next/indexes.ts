import { type Index, indexes as present } from '../../../../server/db/indexList';

export const indexes: readonly Index[] = [
  ...present,
  { name: 'users_by_purchases', on: 'users (purchases, id)' },
];
