export const Page = () => <h1>auth/VerifyResetPasswordPage</h1>;
