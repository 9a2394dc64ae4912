import { localized } from './localized';

export const staffMessages = {
  manyViews: localized(
    'Đã lưu quá nhiều chế độ xem: mỗi trang tối đa 20, tất cả tối đa 400. Hãy xóa bớt trước.',
    'Too many saved views: at most 20 per page, and 400 in all. Delete one first.',
  ),
  ownRoles: localized(
    'Bạn không thể tự thay đổi vai trò hay tự gỡ mình khỏi đội ngũ.',
    'You cannot change your own roles or remove yourself.',
  ),
  lastOwner: localized('Luôn phải còn ít nhất một chủ sở hữu.', 'There must always be at least one owner.'),
  ownFactor: localized(
    'Bạn không thể tự đặt lại xác thực hai lớp của mình ở đây.',
    'You cannot reset your own second factor here.',
  ),
  noFactor: localized('Người này chưa bật xác thực hai lớp.', 'This person has no second factor.'),
  alreadyStaff: localized('Người này đã thuộc đội ngũ.', 'This person is already on the staff.'),
  bannedInvited: localized(
    'Tài khoản này đang bị khóa. Hãy mở khóa trước khi mời.',
    'This account is banned. Unban it before you invite it.',
  ),
} as const;
