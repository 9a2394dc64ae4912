/** The packages of the shop, loaded with their cards. */
export const packages = {
  legend: 'Chọn một gói kim cương',
  ways: {
    label: 'Cách thanh toán',
    payos: 'Chuyển khoản VietQR',
    vnpay: 'Thẻ, ngân hàng, QR',
    sandbox: 'Thanh toán thử nghiệm',
  },
  unit: 'kim cương',
  bonus: '+{{amount}} thưởng',
  firstBonus: '+{{amount}} lần mua đầu',
  daysLeft_one: 'còn {{count}} ngày',
  daysLeft_other: 'còn {{count}} ngày',
  per100: '{{price}} / 100 viên',
  marks: {
    hot: 'Đang hot',
    mostChosen: 'Bán chạy nhất',
    bestValue: 'Lời nhất',
  },
  previous: 'Gói trước',
  next: 'Gói sau',
  window: 'Đang xem gói {{from}} đến {{to}} trong {{count}} gói.',
  first: 'Đã tới gói đầu tiên.',
  last: 'Đã tới gói cuối cùng.',
} as const;
