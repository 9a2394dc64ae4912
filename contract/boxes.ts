import { choice, decimal, text } from './fields';
import { gameAccess } from './permissions';
import { defineFormResource, verbPaths } from './resource';

const boxTypes = ['Normal', 'Rare', 'Trap', 'Supply', 'Mystery'] as const;

export const boxes = defineFormResource({
  name: 'boxes',
  access: gameAccess,
  paths: verbPaths('admin/box'),
  listKey: 'boxes',
  imagePart: 'Image',
  idParts: ['Id'],
  fields: {
    name: text(),
    boxHealth: decimal(),
    boxType: choice(boxTypes),
    dropWeight: decimal(),
  },
});
