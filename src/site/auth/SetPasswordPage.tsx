export const Page = () => <h1>auth/SetPasswordPage</h1>;
