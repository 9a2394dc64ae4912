export { Bars } from './Bars';
export { Lines } from './Lines';
export { Stack } from './Stack';
