export { BusinessFigures } from './BusinessFigures';
export { ToDo } from './ToDo';
