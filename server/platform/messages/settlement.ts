import { localized, plural } from './localized';

export const settlementMessages = {
  noTable: localized(
    'Không tìm thấy bảng nào trong tệp. Hãy lưu tệp dưới dạng CSV rồi thử lại.',
    'There is no table in the file. Save it as CSV and try again.',
  ),
  unreadable: (line: number) =>
    localized(
      `Không đọc được tệp từ dòng ${line.toLocaleString('vi')}: có dấu ngoặc kép chưa đóng hoặc dòng quá dài.`,
      `The file cannot be read from line ${line.toLocaleString('en')} on: a quote is not closed, or the line is too long.`,
    ),
  tooManyRows: (most: number) =>
    localized(
      `Tệp có hơn ${most.toLocaleString('vi')} dòng. Hãy chia theo khoảng thời gian ngắn hơn.`,
      `The file has more than ${plural(most, 'row')}. Split it into shorter periods.`,
    ),
  period: localized(
    'Khoảng thời gian không hợp lệ: tối đa 366 ngày, ngày cuối không trước ngày đầu.',
    'This is not a valid period: at most 366 days, and the last not before the first.',
  ),
  noTimes: localized(
    'Tệp không ghi thời điểm của các khoản tiền. Hãy chọn ngày cần đối soát.',
    'The file has no times. Choose the days to compare.',
  ),
  unknownRow: localized(
    'Lần đối soát này không có dòng đó, hoặc các dòng đã được xóa. Hãy đối soát lại tệp.',
    'This comparison has no such row, or its rows have been deleted. Compare the file again.',
  ),
  column: localized('Tệp không có cột này.', 'The file has no such column.'),
  keyColumn: localized(
    'Chọn cột mã tham chiếu hoặc cột mã đơn hàng.',
    'Choose the column of the reference or of the order number.',
  ),
} as const;

/** The headings of the accountant's export, in order. */
export const bookHeadings = {
  vi: [
    'Loại',
    'Số tiền',
    'Tiền tệ',
    'Cổng thanh toán',
    'Mã tham chiếu',
    'Mã giao dịch',
    'Mã đơn hàng',
    'Gói',
    'Đã tính cho giao dịch',
    'Mã trường hợp',
    'Thời điểm tiền chuyển',
    'Thời điểm ghi nhận',
  ],
  en: [
    'Kind',
    'Amount',
    'Currency',
    'Gateway',
    'Reference',
    'Transaction ID',
    'Order number',
    'Package',
    'Allocated',
    'Case ID',
    'Moved at',
    'Recorded at',
  ],
} as const;

export const bookKinds = {
  movement: localized('Tiền vào', 'Money in'),
  refund: localized('Hoàn tiền', 'Refund'),
  return: localized('Trả lại tiền', 'Return'),
} as const;
