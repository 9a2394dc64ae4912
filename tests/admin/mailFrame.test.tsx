import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MailFrame } from '../../src/admin/screens/settings/site/MailFrame';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('keeps its height while its document is not yet read, and is then as high as the mail', () => {
  let resized: () => void = () => undefined;
  class Observer {
    constructor(callback: () => void) {
      resized = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer);
  render(<MailFrame html="<p>Hello</p>" title="Mail" />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Mail');
  const read = frame.contentDocument as Document;
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(
    document.implementation.createDocument(null, null),
  );
  act(() => resized());
  expect(getComputedStyle(frame).height).toBe('520px');

  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(read);
  vi.spyOn(read.documentElement, 'offsetHeight', 'get').mockReturnValue(777);
  act(() => resized());
  expect(getComputedStyle(frame).height).toBe('777px');
});
