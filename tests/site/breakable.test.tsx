import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from '../../src/format/Breakable';

it.each([
  ['linh.anh@outline.example', 'linh<wbr>.anh@<wbr>outline<wbr>.example'],
  ['linh@outline, mai@outline', 'linh@<wbr>outline, mai@<wbr>outline'],
  ['..@@..', '.<wbr>.@<wbr>@<wbr>.<wbr>.'],
  ['At 1.000 there is no address.', 'At 1.000 there is no address.'],
  ['', ''],
])('%s may break within an address, and none of it is lost', (text, html) => {
  expect(render(<Breakable text={text} />).container.innerHTML).toBe(html);
});
