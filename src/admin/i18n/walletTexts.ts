import type { Language } from '../../../contract/languages';

const vi = {
  all: 'Yêu cầu cộng, trừ ví',
  allRequests: 'Mọi yêu cầu cộng, trừ ví',
  waiting: 'Yêu cầu cộng, trừ ví đang chờ',
  becomes: '%{balance} → %{after} %{wallet}',
  has: 'đang có %{balance} %{wallet}',
  person:
    'Nếu duyệt, tổng số %{by} cộng và trừ trong 24 giờ là %{sum}. Một người được tự quyết đến %{limit}.',
  player:
    'Nếu duyệt, tổng số cộng và trừ cho người chơi này trong 24 giờ là %{sum}. Một người được tự quyết đến %{limit}.',
  reason: {
    compensation: 'Đền bù',
    event: 'Sự kiện',
    correction: 'Sửa sai sót',
    goodwill: 'Thiện chí',
    abuse: 'Thu hồi do lạm dụng',
    other: 'Lý do khác',
  },
  refuse: {
    title: 'Từ chối yêu cầu',
    text: 'Số dư của người chơi không đổi. Người yêu cầu đọc được ghi chú của bạn.',
    submit: 'Từ chối',
    done: 'Đã từ chối.',
  },
  withdraw: {
    title: 'Rút lại yêu cầu',
    text: 'Yêu cầu kết thúc, số dư của người chơi không đổi.',
    submit: 'Rút lại yêu cầu',
    done: 'Đã rút yêu cầu.',
  },
};

const en: typeof vi = {
  all: 'Wallet requests',
  allRequests: 'All wallet requests',
  waiting: 'Changes of wallets that wait for a second person',
  becomes: '%{balance} → %{after} %{wallet}',
  has: 'has %{balance} %{wallet} now',
  person:
    'This brings what %{by} has given and taken within 24 hours to %{sum}. One person may decide up to %{limit}.',
  player:
    'This brings what this player was given and lost within 24 hours to %{sum}. One person may decide up to %{limit}.',
  reason: {
    compensation: 'Compensation',
    event: 'Event',
    correction: 'Correction',
    goodwill: 'Goodwill',
    abuse: 'Taken back after abuse',
    other: 'Something else',
  },
  refuse: {
    title: 'Refuse the request',
    text: 'The balance of the player stays as it is. Whoever asked can read your note.',
    submit: 'Refuse',
    done: 'Refused.',
  },
  withdraw: {
    title: 'Withdraw the request',
    text: 'The request ends, and the balance of the player stays as it is.',
    submit: 'Withdraw',
    done: 'Withdrawn.',
  },
};

/** Texts of the requests about wallets. */
export const walletTexts: Record<Language, typeof vi> = { vi, en };
