import { expect, it } from 'vitest';
import { firstLineOf } from '../../../contract/eventsPage';

it.each([
  ['<p>Nét Đứt vô địch.</p>\n<p>Hẹn gặp lại.</p>\n', 'Nét Đứt vô địch.'],
  ['<p>Một\nhai</p>', 'Một'],
  ['<figure><img src="/a.png" alt=""></figure>\n<h2>1. <em>A &amp; B</em></h2>', '1. A & B'],
  ['<ul>\n<li>&lt;b&gt; &quot;Đứt&quot;</li>\n</ul>', '<b> "Đứt"'],
  ['<p>A<br>B</p>', 'A'],
  ['', undefined],
  ['<hr>\n', undefined],
])('the first line of %j is %j', (html, line) => {
  expect(firstLineOf(html)).toBe(line);
});
