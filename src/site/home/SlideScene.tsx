import { useEffect, useRef, useState } from 'react';
import { savesData } from '../arena/savesData';
import { useOnScreen } from '../ui/Clip';
import { cx } from '../ui/cx';
import loot from './LootScene.module.css';
import robots from './RobotsScene.module.css';
import season from './SeasonScene.module.css';
import styles from './SlideScene.module.css';

type Scene = 'robots' | 'loot' | 'season';

interface Layer {
  /** An id in the scene's drawing. */
  id: string;
  echo?: boolean;
  /** Moves together with the others that are carried. */
  carried?: boolean;
}

const layer = (id: string, ...traits: ('echo' | 'carried')[]): Layer => ({
  id,
  echo: traits.includes('echo'),
  carried: traits.includes('carried'),
});

/** The layers of each scene, back to front (art/scenes). */
const layersOf: Record<Scene, Layer[]> = {
  robots: [
    layer('back'),
    layer('body', 'echo', 'carried'),
    layer('head', 'echo', 'carried'),
    layer('lids', 'carried'),
    layer('arms', 'echo', 'carried'),
    layer('gun', 'echo', 'carried'),
    layer('notes'),
    layer('aim', 'carried'),
    layer('flash', 'carried'),
  ],
  loot: [
    layer('back'),
    layer('left', 'echo', 'carried'),
    layer('right', 'echo', 'carried'),
    layer('lid', 'echo', 'carried'),
    layer('inside', 'echo', 'carried'),
    layer('beam'),
    layer('gun', 'echo'),
    layer('helm', 'echo'),
    layer('gem', 'echo'),
    layer('chips', 'echo'),
    layer('front', 'echo', 'carried'),
  ],
  season: [
    layer('back'),
    layer('gift', 'echo', 'carried'),
    layer('line', 'carried'),
    layer('pen', 'echo'),
    layer('glints'),
    layer('ranks'),
    layer('fourth'),
    layer('fifth'),
  ],
};

/** How the layers of each scene move. */
const motions: Record<Scene, string | undefined> = {
  robots: robots.robots,
  loot: loot.loot,
  season: season.season,
};

/**
 * A slide's scene whose layers move: its style sheet tells how, the layers come from the drawing's file, so the bundle
 * holds no geometry. It is still until it `plays`, and pauses where it is when it does not, or is out of view.
 */
export function SlideScene({
  scene,
  plays,
  className,
}: {
  scene: Scene;
  plays: boolean;
  className?: string;
}) {
  const svg = useRef<SVGSVGElement>(null);
  const moves = useOnScreen(svg) && plays && !savesData();
  // The files of slides that are not in front wait for the page's own scripts.
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const layers = ready ? layersOf[scene] : [];
  const href = (id: string) => `/art/scenes/${scene}.svg#${id}`;
  const part = ({ id, carried }: Layer, file = id, offset?: number) => (
    <g key={file} data-carried={carried || undefined}>
      <use href={href(file)} x={offset} y={offset} data-part={id} />
    </g>
  );
  const echoes = (offset: number) =>
    layers.filter(({ echo }) => echo).map((each) => part(each, `${each.id}-echo`, offset));
  return (
    <svg
      ref={svg}
      className={cx(styles.scene, motions[scene], className)}
      viewBox="0 0 960 720"
      data-plays={moves}
      aria-hidden="true"
      focusable="false"
    >
      <g opacity={0.1}>{echoes(24)}</g>
      <g opacity={0.24}>{echoes(12)}</g>
      {layers.map((each) => part(each))}
    </svg>
  );
}
