import type { Language, LocalizedText } from '../../../contract/languages';
import { common } from './common';
import { localized, plural } from './localized';

/** The English texts are those of product.md section 5, verbatim. */
export const catalogMessages = {
  required: common.required,
  negative: localized('Giá trị không được âm.', 'Value cannot be negative.'),
  imageRequired: localized('Vui lòng tải lên một hình ảnh.', 'Please upload an image.'),
  imageType: localized(
    'Hình ảnh phải là tệp PNG, JPEG hoặc WebP.',
    'The image must be a PNG, JPEG or WebP file.',
  ),
  imageAnimated: localized(
    'Ảnh động không được hỗ trợ: hãy lưu một khung hình thành ảnh tĩnh.',
    'Animated images are not supported: save one frame as a still image.',
  ),
  imageBroken: localized('Không đọc được hình ảnh này.', 'This image could not be read.'),
  imageTooLarge: localized(
    'Hình ảnh tối đa 5 MB và 16 megapixel.',
    'The image may be at most 5 MB and 16 megapixels.',
  ),
  oneImage: localized('Chỉ gửi một hình ảnh.', 'Send one image only.'),
  date: localized('Ngày giờ không hợp lệ.', 'This is not a valid date.'),
  choice: localized('Lựa chọn không hợp lệ.', 'This choice is not valid.'),
  slug: localized(
    'Chỉ gồm chữ thường không dấu và chữ số, nối bằng một dấu gạch nối, ví dụ “ban-cap-nhat”.',
    'Use lowercase letters a to z and digits, joined by single hyphens, such as “patch-notes”.',
  ),
  noSlug: localized(
    'Không tạo được địa chỉ từ nội dung này: cần ít nhất một chữ cái Latinh hoặc chữ số. Bạn cũng có thể tự nhập địa chỉ.',
    'No address can be made from this: it needs a Latin letter or a digit. You can also enter the address yourself.',
  ),
  link: localized(
    'Hãy nhập đường dẫn trong trang, bắt đầu bằng một dấu “/”, hoặc địa chỉ bắt đầu bằng https:// hay mailto:.',
    'Enter a path on this site, starting with one “/”, or an address that starts with https:// or mailto:.',
  ),
  webLink: localized(
    'Hãy nhập địa chỉ bắt đầu bằng https://.',
    'Enter an address that starts with https://.',
  ),
  rowsMost: (most: number) =>
    localized(`Tối đa ${most.toLocaleString('vi')} dòng.`, `At most ${plural(most, 'row')}.`),
  idsMost: (most: number) =>
    localized(`Tối đa ${most.toLocaleString('vi')} mục.`, `At most ${most.toLocaleString('en')} of them.`),
  referenceGone: localized(
    'Bản ghi này không còn nữa. Hãy chọn bản ghi khác.',
    'This record no longer exists. Choose another one.',
  ),
  /** `names` are of the records that refer to it, in each language. */
  referenced: (names: readonly LocalizedText[], more: boolean) => {
    const listed = (language: Language) => names.map((name) => `“${name[language]}”`).join(', ');
    return localized(
      `Không xóa được vì còn được dùng ở ${listed('vi')}${more ? ' và nơi khác' : ''}.`,
      `It cannot be deleted: ${listed('en')}${more ? ' and others' : ''} still ${names.length > 1 || more ? 'refer' : 'refers'} to it.`,
    );
  },
  decimals: (places: number) =>
    places === 0
      ? common.wholeNumber
      : localized(
          `Tối đa ${places.toLocaleString('vi')} chữ số thập phân.`,
          `At most ${plural(places, 'decimal place')}.`,
        ),
  listEnd: (last: number) =>
    localized(
      `Danh sách chỉ xem được đến dòng ${last.toLocaleString('vi')}. Hãy thu hẹp bộ lọc.`,
      `A list is shown up to row ${last.toLocaleString('en')}. Narrow the filter.`,
    ),
  levelNumber: localized('Số cấp độ phải từ 1 trở lên', 'Level number must be >= 1'),
  experience: localized('Kinh nghiệm yêu cầu phải từ 0 trở lên', 'Experience required must be >= 0'),
  levelTaken: localized('Cấp độ này đã tồn tại.', 'This level already exists.'),
  oneChanged: (name: string) =>
    localized(
      `“${name}” đã được sửa trong lúc đó, nên chưa bản ghi nào được đổi. Hãy xem lại rồi thử lại.`,
      `“${name}” was changed in the meantime, so none was switched. Look at it and try again.`,
    ),
  notUndone: localized(
    'Bản ghi đã được thay đổi sau đó nên không hoàn tác được nữa. Mục Lịch sử cho biết ai đã sửa.',
    'This record has been changed since, so it can no longer be undone. Its History shows by whom.',
  ),
  /** Recorded as reasons. */
  undoPressed: localized('Bấm “Hoàn tác” ngay sau khi thay đổi.', 'Pressed “Undo” right after the change.'),
  putBackPressed: localized(
    'Bấm “Khôi phục bản ghi này” trong Hoạt động.',
    'Pressed “Restore this record” in Activity.',
  ),
  alreadyBack: localized('Bản ghi này đã được khôi phục rồi.', 'This record has already been restored.'),
  pictureGone: localized(
    'Ảnh của bản ghi này không còn được lưu, nên không khôi phục được.',
    'The picture of this record is no longer stored, so it cannot be restored.',
  ),
  /** `wrong` is what its form would say. */
  undoneInvalid: (wrong: LocalizedText) =>
    localized(
      `Không hoàn tác được vì bản ghi sẽ không còn hợp lệ. ${wrong.vi}`,
      `This cannot be undone, as the record would no longer be valid. ${wrong.en}`,
    ),
  undoneReferenceGone: localized(
    'Một bản ghi liên quan đã bị xóa, nên không khôi phục được.',
    'A record that it refers to has been deleted since, so it cannot be restored.',
  ),
  selfBan: localized('Bạn không thể tự khóa tài khoản của mình.', 'You cannot ban yourself.'),
  lastOwner: localized('Không thể khóa chủ sở hữu cuối cùng.', 'The last owner cannot be banned.'),
  contacts: localized(
    'Bạn không có quyền xem email và số điện thoại.',
    'You may not see emails and phone numbers.',
  ),
  staffBan: localized(
    'Chỉ chủ sở hữu mới khóa hoặc mở khóa được tài khoản nhân viên.',
    'Only an owner may ban or unban staff.',
  ),
} as const;
