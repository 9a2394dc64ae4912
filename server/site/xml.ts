const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for XML, which allows no other control characters than these. */
export const escapeXml = (text: string): string =>
  text.replace(/(?![\n\t])[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
