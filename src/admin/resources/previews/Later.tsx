import { type ComponentType, lazy, Suspense } from 'react';

/** Each in a script of its own: the list of levels needs no robot. */
const later = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));
const previews = {
  AccessoryPreview: later('AccessoryPreview', () => import('./AccessoryPreview')),
  DropSharePreview: later('DropSharePreview', () => import('./DropSharePreview')),
  LevelCurve: later('LevelCurve', () => import('./LevelCurve')),
  LevelPreview: later('LevelPreview', () => import('./LevelPreview')),
  PackagePreview: later('PackagePreview', () => import('./PackagePreview')),
};

/** A preview, once its script is loaded: nothing waits for it. */
export function Later({ of }: { of: keyof typeof previews }) {
  const Preview = previews[of];
  return (
    <Suspense>
      <Preview />
    </Suspense>
  );
}
