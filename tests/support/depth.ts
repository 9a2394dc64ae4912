/** What a run of all tests covers of generated cases, or with TEST_DEPTH=all (`npm run test:deep`) all of them. */
export const deep = <T>(usual: T, all: T): T => (process.env.TEST_DEPTH === 'all' ? all : usual);
