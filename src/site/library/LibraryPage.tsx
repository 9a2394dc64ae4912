export const Page = () => <h1>library/LibraryPage</h1>;
