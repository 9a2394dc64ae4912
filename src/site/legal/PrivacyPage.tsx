export const Page = () => <h1>legal/PrivacyPage</h1>;
