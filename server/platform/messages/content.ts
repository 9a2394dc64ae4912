import type { LocalizedText } from '../../../contract/languages';
import { shownTime } from '../../../contract/shownTimes';
import { localized } from './localized';

export const contentMessages = {
  past: localized('Thời điểm bắt đầu không được ở quá khứ.', 'The start must not be in the past.'),
  order: localized('Thời điểm gỡ xuống phải sau khi bắt đầu.', 'The end must be after the start.'),
  scheduled: (from: Date) =>
    localized(
      `Đã có lịch xuất bản từ ${shownTime(from, 'vi')}. Hãy chọn thời gian khác hoặc hủy lịch đó trước.`,
      `There is a scheduled publication from ${shownTime(from, 'en')}. Choose another time, or cancel that one first.`,
    ),
  tooFew: (least: number, at: Date | null) =>
    at
      ? localized(
          `Từ ${shownTime(at, 'vi')} sẽ không còn đủ ${least.toLocaleString('vi')} mục hiển thị trên trang.`,
          `From ${shownTime(at, 'en')} fewer than ${least.toLocaleString('en')} would be live.`,
        )
      : localized(
          `Trang luôn phải hiển thị ít nhất ${least.toLocaleString('vi')} mục. Hãy xuất bản mục khác trước.`,
          `At least ${least.toLocaleString('en')} must stay live. Publish another one first.`,
        ),
  tooMany: (most: number, at: Date) =>
    localized(
      `Từ ${shownTime(at, 'vi')} sẽ có hơn ${most.toLocaleString('vi')} mục cùng hiển thị. Hãy gỡ bớt hoặc chọn thời gian khác.`,
      `From ${shownTime(at, 'en')} more than ${most.toLocaleString('en')} would be live. Unpublish one, or choose another time.`,
    ),
  noAddress: localized(
    'Tiêu đề này không có chữ cái Latinh hay chữ số nào để làm địa chỉ trang.',
    'This title has no Latin letter or digit to make an address from.',
  ),
  /** Names the first things that are wrong, as the dialog that publishes does not show the text's field. */
  wrongText: (problems: readonly LocalizedText[]) => {
    const named = problems.slice(0, 3);
    return localized(
      `Nội dung có chỗ không hiển thị được, hãy sửa rồi lưu. ${named.map(({ vi }) => vi).join(' ')}`,
      `Something in the text cannot be shown: correct it and save. ${named.map(({ en }) => en).join(' ')}`,
    );
  },
  secondPerson: localized(
    'Tệp và địa chỉ tải của bản phát hành cần hai người: người đã tải lên hoặc đã sửa không thể tự xuất bản hay gỡ xuống. Hãy nhờ người khác có quyền xuất bản.',
    'The file and the address of a release take two people: whoever uploaded or changed them can neither publish nor unpublish them. Ask somebody else who may publish.',
  ),
  aloneFrom: (at: Date) =>
    localized(
      `Không còn ai khác có quyền xuất bản. Từ ${shownTime(at, 'vi')} chủ sở hữu có thể làm việc này một mình; mọi chủ sở hữu sẽ nhận email.`,
      `Nobody else may publish. From ${shownTime(at, 'en')} an owner can do this alone; every owner gets an email.`,
    ),
  notLive: localized('Mục này hiện không hiển thị trên trang.', 'It is not live now.'),
  notScheduled: localized(
    'Lịch này đã bắt đầu hoặc đã được hủy.',
    'It has already begun, or was already cancelled.',
  ),
} as const;
