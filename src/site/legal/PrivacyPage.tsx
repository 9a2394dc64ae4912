import { privacy } from '../content/legal';
import { inBrowser, inDatabase } from '../content/privacyLists';
import { LegalPage } from './LegalPage';

export const Page = () => <LegalPage text={privacy} lists={{ browser: inBrowser, database: inDatabase }} />;
