/** The migrations, run in order of name. Never change a released one. */
export * as '001_schema' from './001_schema';
export * as '002_items' from './002_items';
export * as '003_daily' from './003_daily';
export * as '004_profile' from './004_profile';
export * as '005_lost_factors' from './005_lost_factors';
export * as '006_people' from './006_people';
export * as '007_gifts' from './007_gifts';
export * as '008_item_requests' from './008_item_requests';
export * as '009_checkpoints' from './009_checkpoints';
