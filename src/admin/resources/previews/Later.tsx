import { lazy, Suspense } from 'react';

const later = (name: keyof typeof import('./all')) =>
  lazy(async () => ({ default: (await import('./all'))[name] }));
const previews = {
  AccessoryPreview: later('AccessoryPreview'),
  DropSharePreview: later('DropSharePreview'),
  LevelCurve: later('LevelCurve'),
  LevelPreview: later('LevelPreview'),
  PackagePreview: later('PackagePreview'),
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
