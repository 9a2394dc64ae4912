import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from '../../src/format/Breakable';

it.each([
  ['linh.anh@outline.example', 'linh.anh@<wbr>outline.example'],
  ['linh@outline, mai@outline', 'linh@<wbr>outline, mai@<wbr>outline'],
  ['@@', '@<wbr>@'],
  ['There is no address.', 'There is no address.'],
  ['', ''],
])('%s may break after each @, and none of it is lost', (text, html) => {
  expect(render(<Breakable text={text} />).container.innerHTML).toBe(html);
});
