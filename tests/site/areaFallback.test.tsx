import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AreaFallback } from '../../src/site/errors/AreaFallback';
import { speak } from '../support/render';
import { fakeTime } from '../support/time';

afterEach(() => vi.useRealTimers());

it('says that a page is loading only when that takes long, whatever it waits for', async () => {
  await speak('en');
  fakeTime(Date.now());
  render(<AreaFallback />);
  const status = screen.getByRole('status');
  await act(() => vi.advanceTimersByTimeAsync(1900));
  expect(status).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(status).toHaveTextContent('Loading...');
});
