/** Passwords that are refused for their length: seven characters, however many code points they have, and 129. */
export const wrongPasswords = ['seven77', 'mật mã!'.normalize('NFD'), '🔑'.repeat(7), 'x'.repeat(129)];
