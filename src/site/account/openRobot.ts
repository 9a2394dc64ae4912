import { openArea } from '../../i18n/i18n';

/** The robot's words: in the account's own texts they would cost every page the names of two files. */
const robotTexts = {
  vi: () => import('../../i18n/vi/robot'),
  en: () => import('../../i18n/en/robot'),
};

/** Loads them. */
export const openRobot = (): Promise<void> => openArea(robotTexts);
