/** The registry of the back office's menu pages, one line each. */
export { combat } from './combat';
export { content } from './content';
export { dashboard } from './dashboard';
export { notifications } from './notifications';
export { progress } from './progress';
export { reports } from './reports';
export { settings } from './settings';
export { shop } from './shop';
export { transactions } from './transactions';
export { users } from './users';
