import type { Language } from '../../../contract/languages';
import { addScreenTexts } from './screenTexts';

const vi = {
  bar: 'Định dạng',
  bold: 'In đậm',
  italic: 'In nghiêng',
  heading: 'Tiêu đề',
  list: 'Danh sách',
  link: 'Liên kết',
  picture: 'Ảnh',
  count: '%{count} / %{max} ký tự',
  text: 'nội dung',
  alt: 'mô tả ảnh',
  pictureName: 'tên-ảnh',
  address: 'Địa chỉ trang: %{address}',
  made: 'Nếu để trống, địa chỉ trang sẽ là %{address}',
  excess: {
    signs: 'Quá nhiều ký hiệu định dạng như * _ [ ] |: tối đa %{most}.',
    brackets: 'Quá nhiều liên kết và ảnh: tối đa %{most} dấu [.',
    lines: 'Tối đa %{most} dòng.',
    cells: 'Bảng quá lớn: tối đa %{most} ô.',
  },
  slugForm: 'Chỉ gồm chữ thường không dấu và chữ số, nối bằng một dấu gạch nối.',
  linkForm: 'Trong trang: đường dẫn bắt đầu bằng một dấu “/”. Nơi khác: địa chỉ https:// hoặc mailto:.',
  from: 'Nếu để trống, địa chỉ được tạo từ mục “%{from}”.',
};
const en: typeof vi = {
  bar: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  heading: 'Heading',
  list: 'List',
  link: 'Link',
  picture: 'Picture',
  count: '%{count} of %{max} characters',
  text: 'text',
  alt: 'what it shows',
  pictureName: 'picture-name',
  address: 'Address of the page: %{address}',
  made: 'If left empty, the page will be at %{address}',
  excess: {
    signs: 'Too many formatting signs such as * _ [ ] |: at most %{most}.',
    brackets: 'Too many links and pictures: at most %{most} of the sign [.',
    lines: 'At most %{most} lines.',
    cells: 'Tables are too large: at most %{most} cells.',
  },
  slugForm: 'Only letters from a to z, digits and single hyphens between them.',
  linkForm: 'On this site: a path that begins with one “/”. Elsewhere: an https:// or mailto: address.',
  from: 'If left empty, the address is made from “%{from}”.',
};

// The texts of inputs for content, which load on demand.
addScreenTexts('inputs', { vi, en } satisfies Record<Language, typeof vi>);
