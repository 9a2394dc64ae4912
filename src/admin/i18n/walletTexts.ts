import type { TextPairs } from '../../../contract/texts';

/** Texts of the requests about wallets. */
export const walletTexts = {
  all: ['Yêu cầu cộng, trừ ví', 'Wallet requests'],
  allRequests: ['Mọi yêu cầu cộng, trừ ví', 'All wallet requests'],
  waiting: ['Yêu cầu cộng, trừ ví đang chờ', 'Changes of wallets that wait for a second person'],
  becomes: ['%{balance} → %{after} %{wallet}', '%{balance} → %{after} %{wallet}'],
  has: ['đang có %{balance} %{wallet}', 'has %{balance} %{wallet} now'],
  person: [
    'Nếu duyệt, tổng số %{by} cộng và trừ trong 24 giờ là %{sum}. Một người được tự quyết đến %{limit}.',
    'This brings what %{by} has given and taken within 24 hours to %{sum}. One person may decide up to %{limit}.',
  ],
  player: [
    'Nếu duyệt, tổng số cộng và trừ cho người chơi này trong 24 giờ là %{sum}. Một người được tự quyết đến %{limit}.',
    'This brings what this player was given and lost within 24 hours to %{sum}. One person may decide up to %{limit}.',
  ],
  reason: {
    compensation: ['Đền bù', 'Compensation'],
    event: ['Sự kiện', 'Event'],
    correction: ['Sửa sai sót', 'Correction'],
    goodwill: ['Thiện chí', 'Goodwill'],
    abuse: ['Thu hồi do lạm dụng', 'Taken back after abuse'],
    other: ['Lý do khác', 'Something else'],
  },
  refuse: {
    title: ['Từ chối yêu cầu', 'Refuse the request'],
    text: [
      'Số dư của người chơi không đổi. Người yêu cầu đọc được ghi chú của bạn.',
      'The balance of the player stays as it is. Whoever asked can read your note.',
    ],
    submit: ['Từ chối', 'Refuse'],
    done: ['Đã từ chối.', 'Refused.'],
  },
  withdraw: {
    title: ['Rút lại yêu cầu', 'Withdraw the request'],
    text: [
      'Yêu cầu kết thúc, số dư của người chơi không đổi.',
      'The request ends, and the balance of the player stays as it is.',
    ],
    submit: ['Rút lại yêu cầu', 'Withdraw'],
    done: ['Đã rút yêu cầu.', 'Withdrawn.'],
  },
} satisfies TextPairs;
