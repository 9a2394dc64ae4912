import { localized } from './localized';

/** Refusals of staff actions on a player's account. */
export const playerMessages = {
  staff: localized(
    'Chỉ chủ sở hữu mới thay đổi được tài khoản nhân viên.',
    'Only an owner may change the account of a colleague.',
  ),
  staffPage: localized(
    'Chỉ người được xem đội ngũ mới mở được trang của nhân viên.',
    'Only those who see the staff open the page of a colleague.',
  ),
  notOwnNote: localized(
    'Chỉ người viết mới xóa được ghi chú này, trong vòng một ngày.',
    'Only its author may delete this note, within a day.',
  ),
  tagTwice: localized('Mỗi nhãn chỉ ghi một lần.', 'Give each tag only once.'),
} as const;
