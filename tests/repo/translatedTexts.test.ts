import { readFileSync } from 'node:fs';
import {
  type Expression,
  type JSXChild,
  type JSXElement,
  type JSXFragment,
  parseSync,
  Visitor,
} from 'oxc-parser';
import { expect, it } from 'vitest';
import { filesBelow } from '../support/modules';

/** A text that a browser's translator wraps, a part that comes and goes, or something else. */
type Part = 'text' | 'conditional' | 'other' | 'nothing';

function partOf(expression: Expression): Part {
  if (expression.type === 'ParenthesizedExpression') return partOf(expression.expression);
  if (expression.type === 'ConditionalExpression') return 'conditional';
  if (expression.type === 'LogicalExpression') return expression.operator === '??' ? 'other' : 'conditional';
  if (expression.type === 'TemplateLiteral') return 'text';
  if (expression.type === 'Literal') return String(expression.value).trim() ? 'text' : 'nothing';
  if (expression.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return 'other';
  return /^(t|translate|word)$/.test(expression.callee.name) ? 'text' : 'other';
}
function kindOf(child: JSXChild): Part {
  if (child.type === 'JSXText') return child.value.trim() ? 'text' : 'nothing';
  if (child.type !== 'JSXExpressionContainer') return 'other';
  return child.expression.type === 'JSXEmptyExpression' ? 'nothing' : partOf(child.expression);
}

/** The lines of elements in which a text of its own stands next to a part that comes and goes. */
function mixedIn(code: string): number[] {
  const { program } = parseSync('x.tsx', code);
  const lines: number[] = [];
  const look = ({ children, start }: JSXElement | JSXFragment) => {
    const kinds = children.map(kindOf);
    if (kinds.includes('text') && kinds.includes('conditional'))
      lines.push(code.slice(0, start).split('\n').length);
  };
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program);
  return lines;
}

it('finds a text next to a part that comes and goes, and none in an element of its own', () => {
  expect(mixedIn('<p>{t("a")} {late && <b>!</b>}</p>')).toEqual([1]);
  expect(mixedIn('<p>\n<i>Now {isOn ? "on" : "off"}</i></p>')).toEqual([2]);
  expect(mixedIn('<p><span>{t("a")}</span> {late && <b>!</b>}</p>')).toEqual([]);
});

/*
 * A translator wraps texts in elements of its own, of which React knows nothing. The guard of src/errors/translation.ts keeps such
 * a page alive; with an element of its own around the text, the page shows what React meant, too.
 */
it('no page has a text next to a part that comes and goes', () => {
  const files = filesBelow('src').filter((file) => file.endsWith('.tsx'));
  const mixed = files.flatMap((file) => mixedIn(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`));
  expect(files.length).toBeGreaterThan(300);
  expect(mixed).toEqual([]);
});
