import { addScreenTexts } from './screenTexts';

// The texts of a code's report.
addScreenTexts('offerReport', {
  report: ['Kết quả của mã', 'Results of the code'],
  begun: ['Giao dịch đã bắt đầu', 'Payments started'],
  paid: ['Đã thanh toán', 'Paid'],
  players: ['Người chơi đã dùng', 'Players'],
  beyond: ['Vượt số lượt, vì đã hứa trước', 'Beyond the limit, as already promised'],
  revenue: ['Doanh thu %{currency}', 'Revenue in %{currency}'],
  refunded: ['%{amount}, đã hoàn %{refunded}', '%{amount}, %{refunded} refunded'],
  failed: ['Không tải được kết quả của mã.', 'The results of the code could not be loaded.'],
});
