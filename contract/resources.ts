/** The registry of catalogue resources: one line each. */
export { accessories } from './accessories';
export { banners } from './banners';
export { boxes } from './boxes';
export { diamondPackages } from './diamondPackages';
export { events } from './events';
export { help } from './help';
export { news } from './news';
export { offers } from './offers';
export { releases } from './releases';
export { robots } from './robots';
export { seasons } from './seasons';
export { skills } from './skills';
export { weapons } from './weapons';
