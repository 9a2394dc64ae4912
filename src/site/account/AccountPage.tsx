export const Page = () => <h1>account/AccountPage</h1>;
