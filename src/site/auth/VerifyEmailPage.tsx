export const Page = () => <h1>auth/VerifyEmailPage</h1>;
