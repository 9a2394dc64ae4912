import { addScreenTexts } from './screenTexts';

// The texts of what an accessory brought, and of who owns it.
addScreenTexts('accessoryReport', {
  title: ['Món này đã thu về', 'What it brought in'],
  owners: ['Người chơi đang có', 'Players who own it'],
  diamonds: ['Kim cương đã thu', 'Diamonds taken'],
  golds: ['Vàng đã thu', 'Gold taken'],
  taken: [
    '%{amount} (%{bought} lượt mua)',
    '%{amount} (bought once) |||| %{amount} (bought %{bought} times)',
  ],
  returned: [
    '%{amount} (%{bought} lượt mua, đã trả lại %{returned})',
    '%{amount} (bought once, %{returned} returned) |||| %{amount} (bought %{bought} times, %{returned} returned)',
  ],
  keep: [
    '%{smart_count} người chơi đang có món này và vẫn giữ nó, cả tên lẫn ảnh.',
    '%{smart_count} player owns it and keeps it, with its name and picture. |||| %{smart_count} players own it and keep it, with its name and picture.',
  ],
  nobody: ['Chưa người chơi nào có món này.', 'No player owns it.'],
  failed: ['Không tải được số liệu của món này.', 'The figures of this item could not be loaded.'],
});
