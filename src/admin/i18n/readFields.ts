import type { MoneyCase } from '../../../contract/cases';
import type { HistoryEntry } from '../../../contract/history';
import type { MoneyRequest } from '../../../contract/moneyRequests';
import { namesIn } from '../../../contract/named';
import type { PublicationRow } from '../../../contract/publications';
import type { RowField } from '../../../contract/readResource';
import type { ReadName } from '../../../contract/readResources';
import type { StaffSession } from '../../../contract/sessions';
import type { StaffMember } from '../../../contract/staff';
import type { TextPair, TextPairs } from '../../../contract/texts';
import type { Transaction } from '../../../contract/transactions';
import { addScreenTexts } from './screenTexts';

type Value = string | number | boolean | null | undefined;
/** The fields with a value that a column shows. */
type Labelled<Row> = {
  [K in RowField<Row>]: Row[K] extends Value | Value[] ? K : never;
}[RowField<Row>];
/** A label of each; a field without one in each language does not compile. */
export type LabelsOf<Row> = Record<Labelled<Row>, TextPair>;

interface Labels extends Record<ReadName, TextPairs> {
  transactions: LabelsOf<Transaction> & { id: TextPair };
  cases: LabelsOf<MoneyCase>;
  'money-requests': LabelsOf<MoneyRequest>;
  staff: LabelsOf<StaffMember>;
  sessions: LabelsOf<StaffSession>;
  publications: LabelsOf<PublicationRow>;
  history: LabelsOf<HistoryEntry>;
}

const labels: Labels = {
  transactions: {
    createdAt: ['Thời điểm', 'Time'],
    id: ['Mã giao dịch', 'Payment id'],
    settledAt: ['Kết thúc lúc', 'Ended at'],
    email: ['Email', 'Email'],
    amount: ['Số tiền', 'Amount'],
    diamonds: ['Kim cương', 'Diamonds'],
    bonusDiamonds: ['Kim cương thưởng', 'Bonus diamonds'],
    currency: ['Tiền tệ', 'Currency'],
    refunded: ['Đã hoàn', 'Refunded'],
    gateway: ['Cổng thanh toán', 'Gateway'],
    references: ['Mã tham chiếu của cổng', 'Gateway references'],
    openCases: ['Vấn đề chưa xử lý', 'Open cases'],
    secondsToSettle: ['Xử lý trong (giây)', 'Settled in (seconds)'],
    expiresAt: ['Hạn thanh toán', 'To be paid until'],
    status: ['Trạng thái', 'State'],
    userId: ['Mã người chơi', 'Player id'],
    userName: ['Người chơi', 'Player'],
    packageId: ['Mã gói', 'Package id'],
    packageName: ['Gói', 'Package'],
  },
  cases: {
    openedAt: ['Mở lúc', 'Opened at'],
    kind: ['Vấn đề', 'Case'],
    amount: ['Số tiền', 'Amount'],
    held: ['Đang giữ', 'Held'],
    currency: ['Tiền tệ', 'Currency'],
    state: ['Trạng thái', 'State'],
    outcome: ['Kết quả', 'Outcome'],
    userName: ['Người chơi', 'Player'],
    gateway: ['Cổng thanh toán', 'Gateway'],
    reference: ['Mã tham chiếu', 'Reference'],
    ownerName: ['Người xử lý', 'Owner'],
    closedAt: ['Đóng lúc', 'Closed at'],
    paymentId: ['Mã giao dịch', 'Payment id'],
    detail: ['Chi tiết', 'Detail'],
    ownerId: ['Mã người xử lý', 'Owner id'],
    userId: ['Mã người chơi', 'Player id'],
    linkedId: ['Mã trường hợp liên quan', 'Related case id'],
  },
  'money-requests': {
    kind: ['Yêu cầu', 'Request'],
    amount: ['Số tiền', 'Amount'],
    currency: ['Tiền tệ', 'Currency'],
    state: ['Trạng thái', 'State'],
    paymentId: ['Mã giao dịch', 'Payment id'],
    byGateway: ['Cổng tự hoàn', 'Refunded by the gateway'],
    reasonKind: ['Loại lý do', 'Kind of reason'],
    reason: ['Lý do', 'Reason'],
    note: ['Ghi chú', 'Note'],
    reference: ['Mã tham chiếu', 'Reference'],
    diamondsTaken: ['Kim cương thu lại', 'Diamonds taken back'],
    bonusTaken: ['Kim cương thưởng thu lại', 'Bonus diamonds taken back'],
    requestedBy: ['Người yêu cầu', 'Requested by'],
    requestedAt: ['Yêu cầu lúc', 'Requested at'],
    decidedBy: ['Người duyệt', 'Decided by'],
    decidedAt: ['Duyệt lúc', 'Decided at'],
    sentAt: ['Gửi cổng lúc', 'Sent to the gateway at'],
    endedAt: ['Kết thúc lúc', 'Ended at'],
    caseId: ['Mã trường hợp', 'Case id'],
    userId: ['Mã người chơi', 'Player id'],
    userName: ['Người chơi', 'Player'],
    balance: ['Số dư hiện tại', 'Current balance'],
    needsSecond: ['Cần người thứ hai', 'Needs a second person'],
    acts: ['Việc bạn được làm', 'What you may do'],
  },
  staff: {
    userName: ['Tên', 'Name'],
    firstName: ['Tên riêng', 'First name'],
    lastName: ['Họ', 'Last name'],
    email: ['Email', 'Email'],
    roles: ['Vai trò', 'Roles'],
    state: ['Trạng thái', 'Status'],
    hasFactor: ['Xác thực hai lớp', 'Second factor'],
    createdAt: ['Tạo lúc', 'Created at'],
    lastLoginAt: ['Đăng nhập gần nhất', 'Last sign-in'],
    expiresAt: ['Lời mời hết hạn lúc', 'Invitation expires at'],
  },
  sessions: {
    userName: ['Tên', 'Name'],
    device: ['Thiết bị', 'Device'],
    network: ['Mạng', 'Network'],
    createdAt: ['Đăng nhập lúc', 'Signed in'],
    lastUsedAt: ['Dùng lần cuối', 'Last used'],
    userId: ['Mã nhân viên', 'Staff member id'],
    isCurrent: ['Phiên này', 'This session'],
  },
  publications: {
    title: ['Tiêu đề', 'Title'],
    resource: ['Loại nội dung', 'Kind'],
    recordId: ['Mã nội dung', 'Content id'],
    recordVersion: ['Phiên bản', 'Version'],
    state: ['Trạng thái', 'State'],
    from: ['Từ lúc', 'From'],
    until: ['Đến lúc', 'Until'],
    publishedBy: ['Người xuất bản', 'Published by'],
    createdAt: ['Tạo lúc', 'Created at'],
    endedBy: ['Người gỡ', 'Ended by'],
    endedAt: ['Thôi hiện lúc', 'Ended at'],
  },
  history: {
    at: ['Thời điểm', 'Time'],
    userName: ['Nhân viên', 'Staff member'],
    action: ['Việc đã làm', 'Action'],
    resource: ['Loại', 'Kind'],
    recordName: ['Đối tượng', 'Subject'],
    recordId: ['Mã đối tượng', 'Subject id'],
    network: ['Mạng', 'Network'],
    userId: ['Mã nhân viên', 'Staff member id'],
  },
};

/** Names of the fields of the lists that are only read: their columns, the order on a phone, the headings of people's CSV. */
for (const name of namesIn(labels)) addScreenTexts(`resources.${name}`, { fields: labels[name] });
