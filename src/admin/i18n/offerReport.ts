import { addScreenTexts } from './screenTexts';

// The texts of a code's report.
addScreenTexts('offerReport', {
  report: ['Kết quả của mã', 'What the code brought'],
  begun: ['Giao dịch đã bắt đầu', 'Payments begun'],
  paid: ['Đã thanh toán', 'Paid'],
  players: ['Người chơi đã dùng', 'Players'],
  beyond: ['Vượt số lượt, vì đã hứa trước', 'Beyond the limit, as promised before'],
  revenue: ['Doanh thu %{currency}', 'Revenue in %{currency}'],
  refunded: ['%{amount}, đã hoàn %{refunded}', '%{amount}, %{refunded} refunded'],
  failed: ['Không tải được kết quả của mã.', 'What the code brought could not be loaded.'],
});
