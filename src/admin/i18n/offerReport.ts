import type { Language } from '../../../contract/languages';
import { addScreenTexts } from './screenTexts';

const vi = {
  report: 'Kết quả của mã',
  begun: 'Giao dịch đã bắt đầu',
  paid: 'Đã thanh toán',
  players: 'Người chơi đã dùng',
  beyond: 'Vượt số lượt, vì đã hứa trước',
  revenue: 'Doanh thu %{currency}',
  refunded: '%{amount}, đã hoàn %{refunded}',
  failed: 'Không tải được kết quả của mã.',
};
const en: typeof vi = {
  report: 'What the code brought',
  begun: 'Payments begun',
  paid: 'Paid',
  players: 'Players',
  beyond: 'Beyond the limit, as promised before',
  revenue: 'Revenue in %{currency}',
  refunded: '%{amount}, %{refunded} refunded',
  failed: 'What the code brought could not be loaded.',
};

// The texts of a code's report.
addScreenTexts('offerReport', { vi, en } satisfies Record<Language, typeof vi>);
