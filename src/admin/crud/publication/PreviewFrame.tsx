import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';

interface PreviewFrameProps {
  html: string;
  title: string;
  /** In CSS pixels. */
  width: number;
}

/** Puts another version of a page in place of the one that a frame shows, where its reader has scrolled to. */
function replaceIn(frame: HTMLIFrameElement | null, html: string): void {
  const shown = frame?.contentDocument;
  if (!shown?.body) return;
  const next = new DOMParser().parseFromString(html, 'text/html');
  shown.documentElement.lang = next.documentElement.lang;
  shown.body.replaceWith(shown.importNode(next.body, true));
}

/** A page as the server has rendered it, without its scripts, at a width, made smaller where that does not fit. */
export function PreviewFrame({ html, title, width }: PreviewFrameProps) {
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [first] = useState(html);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new ResizeObserver(([entry]) => entry && setSize(entry.contentRect));
    observer.observe(room.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => replaceIn(frame.current, html), [html]);
  const scale = Math.min(1, size.width / width);
  return (
    <Box ref={room} sx={{ flex: 1, minHeight: 0, overflow: 'hidden' }}>
      {scale > 0 && (
        <Box
          component="iframe"
          ref={frame}
          srcDoc={first}
          // Without scripts; its own origin only for its fonts, and to replace its text.
          sandbox="allow-same-origin"
          title={title}
          onLoad={() => replaceIn(frame.current, html)}
          sx={{ display: 'block', border: 0, bgcolor: 'background.default', transformOrigin: '0 0' }}
          style={{
            width,
            height: size.height / scale,
            transform: `translateX(${(size.width - width * scale) / 2}px) scale(${scale})`,
          }}
        />
      )}
    </Box>
  );
}
