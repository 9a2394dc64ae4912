/** The robot in words; pages that show it load these with their own texts. */
export const robot = {
  robot: 'Robot',
  of: 'Robot của {{name}}',
  wears: '{{robot}}, đang trang bị: {{items}}',
  bare: '{{robot}}, chưa trang bị gì',
} as const;
