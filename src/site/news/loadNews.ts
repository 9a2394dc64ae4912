import { newsKinds } from '../../../contract/newsPages';
import { itemLoader } from '../items/itemLoader';

type Kind = (typeof newsKinds)[number];

/** Whether the last part of an address is a kind, and not the slug of an article. */
export const isKind = (page: string): page is Kind => newsKinds.includes(page as Kind);

export const loader = itemLoader({ list: 'news', parameter: 'page', isList: isKind });
