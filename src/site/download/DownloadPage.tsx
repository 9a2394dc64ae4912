export const Page = () => <h1>download/DownloadPage</h1>;
