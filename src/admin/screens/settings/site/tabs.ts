/** The tabs that owners set the site in, in one script: apart, what they share would be a dozen. */
export { MailTab } from './MailTab';
export { PaymentsTab } from './PaymentsTab';
export { SiteTab } from './SiteTab';
