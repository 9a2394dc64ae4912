import { privacy } from '../content/legal';
import { LegalPage } from './LegalPage';

export const Page = () => <LegalPage text={privacy} />;
