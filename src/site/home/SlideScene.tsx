import { useEffect, useRef, useState } from 'react';
import { savesData } from '../../../arena/savesData';
import { useOnScreen } from '../ui/Clip';
import { cx } from '../ui/cx';
import loot from './LootScene.module.css';
import robots from './RobotsScene.module.css';
import season from './SeasonScene.module.css';
import styles from './SlideScene.module.css';

type Scene = 'robots' | 'loot' | 'season';

/**
 * The layers of each scene by their ids in its drawing (art/scenes), back to front. `*` has an echo, layers marked `+`
 * move together.
 */
const layersOf: Record<Scene, string> = {
  robots: 'back sight+ prey body*+ head*+ lids+ arms*+ gun*+ notes aim+ flash+ alert+',
  loot: 'back left*+ right*+ lid*+ inside*+ beam gun* helm* gem* chips* front*+',
  season: 'back gift*+ line+ pen* glints ranks third fourth',
};

/** How the layers of each scene move. */
const motions: Record<Scene, string | undefined> = {
  robots: robots.robots,
  loot: loot.loot,
  season: season.season,
};

/** How long a slide takes to fade, in milliseconds: --t-fade of src/design/tokens.css. */
const fade = 400;

/**
 * A slide's scene with moving layers: its style sheet defines the motion, and the layers come from the drawing's file, so
 * the bundle contains no geometry. It shows the drawing until it first `plays`, and starts over each time its slide is
 * chosen (from the drawing's state, if that is already in view). When stopped or out of view it pauses where it is.
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
  const [begun, setBegun] = useState<'anew' | 'calm'>();
  if (moves && !begun) setBegun('anew');
  useEffect(() => {
    if (plays) return;
    // Chosen while stopped: nothing must jump once it plays.
    if (!svg.current?.closest('[inert]')) return setBegun((before) => before ?? 'calm');
    const faded = setTimeout(() => setBegun(undefined), fade);
    return () => clearTimeout(faded);
  });
  const part = (layer: string, kind = '', offset?: number) => {
    const id = layer.replace(/\W+/, '');
    return (
      <g key={id + kind} data-carried={layer.includes('+') || undefined}>
        <use href={`/art/scenes/${scene}.svg#${id}${kind}`} x={offset} y={offset} data-part={id} />
      </g>
    );
  };
  const layers = ready ? layersOf[scene].split(' ') : [];
  const echoes = (offset: number) =>
    layers.filter((layer) => layer.includes('*')).map((layer) => part(layer, '-echo', offset));
  return (
    <svg
      ref={svg}
      className={cx(styles.scene, motions[scene], className)}
      viewBox="0 0 960 720"
      data-begun={begun}
      data-plays={moves}
      aria-hidden="true"
      focusable="false"
    >
      <g opacity={0.1}>{echoes(24)}</g>
      <g opacity={0.24}>{echoes(12)}</g>
      {layers.map((layer) => part(layer))}
    </svg>
  );
}
