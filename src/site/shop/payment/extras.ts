// What only some visitors see, in one script: each script of its own costs every visitor bytes to name it.
export { SeasonProgress } from '../packages/SeasonProgress';
export { GuestPurchases } from './purchases/GuestPurchases';
