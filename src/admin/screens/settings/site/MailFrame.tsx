import { Box } from '@mui/material';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * A mail as sent, shown at its full height. The frame runs no scripts; it shares the page's origin because its height
 * could not be read otherwise.
 */
export function MailFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(520);
  const measure = useCallback(() => {
    const { contentDocument, offsetHeight = 0, clientHeight = 0 } = frame.current ?? {};
    // Until its document is read, it has no element.
    const content = contentDocument?.querySelector('html')?.offsetHeight;
    if (content) setHeight(content + offsetHeight - clientHeight);
  }, []);
  useEffect(() => {
    if (!frame.current) return undefined;
    // In a narrower frame the same mail is taller.
    const observer = new ResizeObserver(measure);
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [measure]);
  return (
    <Box
      component="iframe"
      ref={frame}
      sandbox="allow-same-origin"
      srcDoc={html}
      title={title}
      onLoad={measure}
      sx={{ display: 'block', width: 1, height, border: '1px solid', borderColor: 'divider' }}
    />
  );
}
