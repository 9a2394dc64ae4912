import { useWatch } from 'react-hook-form';
import type { Point } from './curve';
import { LevelCurve } from './LevelCurve';
import { Preview } from './Preview';

/** The level curve with the form's level on it. */
export function LevelPreview() {
  const draft: Partial<Point> = useWatch();
  return (
    <Preview title="admin.preview.level">
      <LevelCurve draft={draft} />
    </Preview>
  );
}
