/** Whether the page is a preview in the back office or from it; index.html sets it. */
declare var isPreview: boolean | undefined;
