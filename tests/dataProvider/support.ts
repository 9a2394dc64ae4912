import { QueryClient } from '@tanstack/react-query';
import { createDataProvider } from '../../src/dataProvider/dataProvider';

/** A provider with its own empty cache. */
export const freshProvider = () => createDataProvider(new QueryClient());

/** A picked image as the picture input's value. */
export const picture = { rawFile: new File(['not empty'], 'anh.png', { type: 'image/png' }) };
export const pictureDeps = (part: string) => [part, 'file', 'anh.png', 'image/png', 9];

/** The page that most tests request. */
export const page = (given: object = {}) => ({
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'id', order: 'ASC' as const },
  filter: {},
  ...given,
});
