import type { Localized } from '../content/localized';

interface ContactText {
  title: string;
  seller: (name: string, address: string) => string;
  write: (email: string) => string;
}

/** The last section of a legal text, shown when the operator is configured. */
export const contact: Localized<ContactText> = {
  vi: {
    title: 'Liên hệ',
    seller: (name, address) => `Đơn vị bán: ${name}, ${address}.`,
    write: (email) => `Hỗ trợ và yêu cầu về dữ liệu của bạn: <link>${email}</link>.`,
  },
  en: {
    title: 'Contact',
    seller: (name, address) => `Sold by ${name}, ${address}.`,
    write: (email) => `Support and requests about your data: <link>${email}</link>.`,
  },
};
