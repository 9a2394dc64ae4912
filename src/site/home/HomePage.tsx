export const Page = () => <h1>home/HomePage</h1>;
