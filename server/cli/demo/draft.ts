/** A draft that has not been published. */
export const draft = {
  kind: 1,
  isPinned: false,
  shownOn: null,
  title: 'Cuối tuần nhân đôi vàng',
  titleEn: 'Double gold weekend',
  summary: 'Từ tối thứ Sáu đến hết Chủ nhật, mỗi trận thắng nhận gấp đôi vàng.',
  summaryEn: 'From Friday evening to the end of Sunday, every win brings twice the gold.',
  body: 'Bản nháp: còn chờ chốt ngày.',
  bodyEn: '',
};
