import { localized } from './localized';

/** A mark of each day. */
export const dailyMessages = {
  off: localized('Điểm danh đang tạm dừng.', 'Daily check-in is paused at the moment.'),
  staff: localized('Điểm danh chỉ dành cho người chơi.', 'Daily check-in is for players only.'),
  new: localized(
    'Bạn điểm danh được một ngày sau khi xác minh email.',
    'You can check in starting one day after you verify your email.',
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
