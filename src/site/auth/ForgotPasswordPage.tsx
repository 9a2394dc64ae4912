export const Page = () => <h1>auth/ForgotPasswordPage</h1>;
