import { choice, decimal, text } from './fields';
import { defineNoun, type RecordOf, verbPaths } from './noun';

export const boxTypes = ['Normal', 'Rare', 'Trap', 'Supply', 'Mystery'] as const;

export const boxes = defineNoun({
  name: 'boxes',
  paths: verbPaths('admin/box'),
  listKey: 'boxes',
  imagePart: 'Image',
  idParts: ['Id'],
  fields: {
    name: text('Name'),
    boxHealth: decimal('BoxHealth'),
    boxType: choice('BoxType', boxTypes),
    dropWeight: decimal('DropWeight'),
  },
});
export type Box = RecordOf<typeof boxes>;
