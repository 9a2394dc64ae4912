import type { Localized } from '../content/localized';

interface ContactText {
  title: string;
  seller: (name: string, address: string) => string;
  noSeller: string;
  noEmail: string;
  write: (email: string) => string;
}

/** The last section of a legal text. */
export const contact: Localized<ContactText> = {
  vi: {
    title: 'Liên hệ',
    seller: (name, address) => `Đơn vị bán: ${name}, ${address}.`,
    noSeller: 'Bên vận hành trang này chưa công bố tên và địa chỉ của đơn vị bán.',
    noEmail: 'Địa chỉ hỗ trợ cũng chưa được công bố.',
    write: (email) => `Hỗ trợ và yêu cầu về dữ liệu của bạn: <link>${email}</link>.`,
  },
  en: {
    title: 'Contact',
    seller: (name, address) => `Sold by ${name}, ${address}.`,
    noSeller: 'The operator of this site has not published the seller’s name and address.',
    noEmail: 'No support address has been published either.',
    write: (email) => `Support and requests about your data: <link>${email}</link>.`,
  },
};

/** The same section in the terms, which say who sells even when no seller is configured. */
export const sellerTitle: Localized<string> = {
  vi: '8. Bên bán và liên hệ',
  en: '8. Seller and contact',
};
