import { common } from './common';
import { say } from './said';

/** English texts are those of product.md section 5, letter for letter. */
export const catalogSays = {
  required: common.required,
  negative: say('Giá trị không được âm.', 'Value cannot be negative.'),
  imageRequired: say('Vui lòng tải lên một hình ảnh.', 'Please upload an image.'),
  imageType: say('Hình ảnh phải là tệp PNG, JPEG hoặc WebP.', 'The image must be a PNG, JPEG or WebP file.'),
  imageBroken: say('Không đọc được hình ảnh này.', 'This image could not be read.'),
  imageTooLarge: say(
    'Hình ảnh tối đa 5 MB và 16 megapixel.',
    'The image may have at most 5 MB and 16 megapixels.',
  ),
  oneImage: say('Chỉ gửi một hình ảnh.', 'Send one image only.'),
  date: say('Ngày giờ không hợp lệ.', 'This is not a valid date.'),
  choice: say('Lựa chọn không hợp lệ.', 'This choice is not valid.'),
  decimals: (places: number) =>
    places === 0
      ? common.wholeNumber
      : say(`Tối đa ${places} chữ số thập phân.`, `At most ${places} decimal places.`),
  listEnd: (last: number) =>
    say(
      `Danh sách chỉ xem được đến dòng ${last}. Hãy thu hẹp bộ lọc.`,
      `A list is shown up to row ${last}. Narrow the filter.`,
    ),
  levelNumber: say('Số cấp độ phải từ 1 trở lên', 'Level number must be >= 1'),
  experience: say('Kinh nghiệm yêu cầu phải từ 0 trở lên', 'Experience required must be >= 0'),
  levelTaken: say('Cấp độ này đã tồn tại.', 'This level already exists.'),
  selfBan: say('Bạn không thể tự khóa tài khoản của mình.', 'You cannot ban yourself.'),
  lastAdmin: say('Không thể khóa quản trị viên cuối cùng.', 'The last admin cannot be banned.'),
} as const;
