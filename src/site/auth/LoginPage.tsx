export const Page = () => <h1>auth/LoginPage</h1>;
