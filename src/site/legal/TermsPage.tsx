import { terms } from '../content/legal';
import { LegalPage } from './LegalPage';

export const Page = () => <LegalPage text={terms} isTerms />;
