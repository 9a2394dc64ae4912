import { expect, it } from 'vitest';
import { scrubberFor } from '../../../server/accounts/erasure/scrub';

const person = {
  id: 'x',
  emails: ['khoi@outline.example'],
  userName: 'khoi.99',
  formerNames: ['minh.cu'],
  firstName: 'Minh Khôi',
  lastName: 'Nguyễn',
  phoneNumber: '+84912345678',
};
const scrub = scrubberFor(person);

it.each([
  ['Nguyễn Minh Khôi gọi lúc 9 giờ', '••• gọi lúc 9 giờ'],
  ['nguyen minh khoi, KHOI.99, Minh Khôi Nguyễn', '•••, •••, •••'],
  ['gọi anh Khôi theo số 0912 345 678', 'gọi anh ••• theo số •••'],
  ['Anh Nguyễn nói đúng; anh Nguyen cũng vậy', 'Anh ••• nói đúng; anh ••• cũng vậy'],
  ['Mr. Nguyễn, Khoi', 'Mr. •••, •••'],
  ['trước là Minh.Cu', 'trước là •••'],
  ['chuyển cho Nguyễn Khôi.', 'chuyển cho ••• •••.'],
  // In two ways of writing the same letters.
  ['Nguyễn hỏi lại'.normalize('NFD'), '••• hỏi lại'],
])('takes a name out of “%s”, alone too', (text, without) => {
  expect(scrub(text)).toBe(without);
});

it.each([
  'Chị Nguyễn Thu Hà ở ngân hàng xác nhận',
  'thông minh, khôi phục, họ nguyễn',
  'Khôinguyên và Nguyễns không phải tên này',
])('leaves other people and common words in “%s”', (text) => {
  expect(scrub(text)).toBe(text);
});

it('leaves a text alone for a player without a name', () => {
  const nameless = { ...person, emails: [], userName: '', firstName: '', lastName: '', phoneNumber: null };
  expect(scrubberFor(nameless)('Anh A gọi')).toBe('Anh A gọi');
});
