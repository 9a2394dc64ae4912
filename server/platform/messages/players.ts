import type { LocalizedText } from '../../../contract/languages';
import { localized } from './localized';

/** Refusals of what staff do to a player's account, or the player to their own. */
export const playerMessages = {
  exportedToday: (wait: LocalizedText) =>
    localized(
      `Mỗi ngày tải được một lần. Bạn tải lại được sau ${wait.vi} nữa.`,
      `You can download your data once a day. Try again in ${wait.en}.`,
    ),
  staff: localized(
    'Chỉ chủ sở hữu mới thay đổi được tài khoản nhân viên.',
    'Only an owner may change a staff account.',
  ),
  staffPage: localized(
    'Chỉ người được xem đội ngũ mới mở được trang của nhân viên.',
    'Only those who may see the staff can open a staff member’s page.',
  ),
  notOwnNote: localized(
    'Chỉ người viết mới xóa được ghi chú này, trong vòng một ngày.',
    'Only its author may delete this note, within a day.',
  ),
  tagTwice: localized('Mỗi nhãn chỉ ghi một lần.', 'Give each tag only once.'),
} as const;
