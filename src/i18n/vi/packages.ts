/** The packages of the shop, loaded with their cards. */
export const packages = {
  legend: 'Chọn một gói kim cương',
  ways: {
    label: 'Cách thanh toán',
    payos: 'Chuyển khoản VietQR',
    vnpay: 'Thẻ, ngân hàng, QR',
    sandbox: 'Thanh toán thử nghiệm',
  },
  bonus: '+{{amount}} thưởng',
  firstBonus: '+{{amount}} lần mua đầu',
  daysLeft_one: 'còn {{count}} ngày',
  daysLeft_other: 'còn {{count}} ngày',
  per100: '{{price}} / 100 viên',
  marks: {
    enough: 'Đủ mua',
    hot: 'Đang hot',
    mostChosen: 'Bán chạy nhất',
    bestValue: 'Lời nhất',
  },
  need: {
    item: 'Bạn còn thiếu {{amount}} cho <n>{{item}}</n>.',
    plain: 'Bạn còn thiếu {{amount}} cho món đồ đã chọn.',
    enough: 'Gói nhỏ nhất đủ mua đã được chọn sẵn.',
    largest: 'Không gói nào đủ trong một lần nạp, nên gói lớn nhất đã được chọn sẵn.',
    back: 'Về tủ đồ',
  },
  previous: 'Gói trước',
  next: 'Gói sau',
  window: 'Đang xem gói {{from}} đến {{to}} trong {{count}} gói.',
  first: 'Đã tới gói đầu tiên.',
  last: 'Đã tới gói cuối cùng.',
} as const;
