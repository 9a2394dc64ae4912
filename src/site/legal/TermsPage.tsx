export const Page = () => <h1>legal/TermsPage</h1>;
