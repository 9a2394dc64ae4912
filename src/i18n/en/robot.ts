import type { SameKeys } from '../catalogue';
import type { robot as vi } from '../vi/robot';

export const robot: SameKeys<typeof vi> = {
  robot: 'Robot',
  of: 'Robot of {{name}}',
  wears: '{{robot}}, wearing: {{items}}',
  bare: '{{robot}}, wearing nothing',
};
