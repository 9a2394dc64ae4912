export const Page = () => <h1>auth/GoogleCallbackPage</h1>;
