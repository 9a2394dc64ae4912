/** What only readers can do who have an address of ours: write to us. */
export const writeToUs =
  /(?:viết|gửi|nhắn|báo|kể|hỏi) (?:email )?(?:cho |tới )?(?:chúng tôi|chủ trang)|liên hệ (?:chúng tôi|hỗ trợ|bộ phận)|\b(?:write|talk|report(?: it)?) to us\b|\b(?:tell|ask|email|contact) us\b|\bcontact support\b|\blet us know\b|\bsend us\b|\btell the owner\b/i;
