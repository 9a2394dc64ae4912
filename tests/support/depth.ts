/** How many generated cases an ordinary run covers; all of them with TEST_DEPTH=all (`npm run test:deep`). */
export const deep = <T>(usual: T, all: T): T => (process.env.TEST_DEPTH === 'all' ? all : usual);
