/** Texts of every page of the main site; a page's own texts load with the page. */
export { common } from './common';
export { errors } from './errors';
export { layout } from './layout';
export { titles } from './titles';
export { ui } from './ui';
