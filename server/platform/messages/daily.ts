import { localized } from './localized';

/** A mark of each day. */
export const dailyMessages = {
  off: localized('Điểm danh đang tạm dừng.', 'Daily marks are paused at the moment.'),
  staff: localized('Điểm danh chỉ dành cho người chơi.', 'Daily marks are for players only.'),
  new: localized(
    'Bạn điểm danh được sau khi xác thực email một ngày.',
    'You can mark days from one day after confirming your email.',
  ),
  otherDay: localized(
    'Đã sang ngày mới. Xem quà hôm nay rồi bấm lại nhé.',
    'A new day has begun. Check today’s gold, then press again.',
  ),
  otherAmount: localized(
    'Quà hôm nay vừa thay đổi. Xem lại rồi bấm lần nữa nhé.',
    'Today’s gold has just changed. Check it, then press again.',
  ),
};
