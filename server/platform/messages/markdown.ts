import { markdownLimits } from '../../../contract/markdown';
import { localized, plural } from './localized';

const { signs, brackets, lines, cells } = markdownLimits;

/** What somebody typed, short enough for a message. */
const quoted = (text: string): string => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

/** What is wrong with a text in Markdown. */
export const markdownMessages = {
  signs: localized(
    `Quá nhiều ký hiệu định dạng như * _ [ ] |: tối đa ${signs.toLocaleString('vi')}.`,
    `Too many formatting signs such as * _ [ ] |: at most ${signs.toLocaleString('en')}.`,
  ),
  brackets: localized(
    `Quá nhiều liên kết và ảnh: tối đa ${brackets.toLocaleString('vi')} dấu [.`,
    `Too many links and pictures: at most ${brackets.toLocaleString('en')} [ signs.`,
  ),
  lines: localized(`Tối đa ${lines.toLocaleString('vi')} dòng.`, `At most ${plural(lines, 'line')}.`),
  cells: localized(
    `Bảng quá lớn: tối đa ${cells.toLocaleString('vi')} ô.`,
    `Tables are too large: at most ${plural(cells, 'cell')}.`,
  ),
  tooDeep: localized('Danh sách và trích dẫn lồng nhau quá sâu.', 'Lists and quotes are nested too deeply.'),
  html: (tag: string) =>
    localized(
      `Không dùng được HTML ở đây: ${quoted(tag)}. Hãy viết bằng Markdown, hoặc viết \\< để hiện dấu <.`,
      `HTML cannot be used here: ${quoted(tag)}. Write Markdown, or \\< to show the sign <.`,
    ),
  link: (address: string) =>
    localized(
      `Liên kết ${quoted(address)} không dùng được. Chỉ dùng đường dẫn trong trang (bắt đầu bằng một dấu “/”), https:// hoặc mailto:.`,
      `The link ${quoted(address)} cannot be used. Use a path on this site (starting with one “/”), https:// or mailto:.`,
    ),
  picture: (name: string) =>
    localized(`Không có ảnh nào tên là ${quoted(name)}.`, `There is no picture named ${quoted(name)}.`),
} as const;
