/** The tabs of the site's settings in one chunk: separately, their shared code would be a dozen. */
export { MailTab } from './MailTab';
export { PaymentsTab } from './PaymentsTab';
export { SiteTab } from './SiteTab';
