import { addScreenTexts } from './screenTexts';

// The texts of the books of diamonds and gold.
addScreenTexts('books', {
  title: ['Sổ kim cương và vàng', 'Books of diamonds and gold'],
  ever: ['Của mọi người chơi, từ trước tới nay.', 'Of all players, since the beginning.'],
  diamonds: ['Kim cương', 'Diamonds'],
  golds: ['Vàng', 'Gold'],
  opening: ['Có từ trước khi mở sổ', 'Before the ledger'],
  sold: ['Đã bán', 'Sold'],
  given: ['Đã tặng', 'Given'],
  returned: ['Hoàn khi trả phụ kiện', 'Returned for accessories'],
  spent: ['Đã tiêu cho phụ kiện', 'Spent on accessories'],
  takenBack: ['Đã thu hồi', 'Taken back'],
  held: ['Người chơi đang giữ', 'Held by players'],
  heldAndOwed: ['Người chơi đang giữ, trừ nợ %{debt}', 'Held by players, less a debt of %{debt}'],
  wrong: ['Tổng ra %{sum}: sổ không khớp.', 'It adds up to %{sum}: the books do not balance.'],
  at: ['Tính lúc', 'As of'],
});
