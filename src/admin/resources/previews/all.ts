// In one script that loads with the first form or list that has a preview.
export { AccessoryPreview } from './AccessoryPreview';
export { DropSharePreview } from './DropSharePreview';
export { LevelCurve } from './LevelCurve';
export { LevelPreview } from './LevelPreview';
export { PackagePreview } from './PackagePreview';
