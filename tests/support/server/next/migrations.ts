export * from '../../../../server/db/migrations/list';
export * as '900_next' from './migration';
