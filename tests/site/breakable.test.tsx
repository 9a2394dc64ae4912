import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breakable } from '../../src/format/Breakable';

it.each([
  ['linh@outline.example', 'linh@<wbr>outline.example'],
  ['linh@outline.example, mai@outline.example', 'linh@<wbr>outline.example, mai@<wbr>outline.example'],
  ['No address', 'No address'],
])('%s may break after each @, and none of it is lost', (text, html) => {
  expect(render(<Breakable text={text} />).container.innerHTML).toBe(html);
});
