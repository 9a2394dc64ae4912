import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Language } from '../../../contract/languages';
import { type ArticleContent, articleFile, newsKinds } from '../../../contract/newsPages';
import { follow } from '../../i18n/i18n';
import { contentIn, keepContent, loadContent } from '../content/pageContent';
import { loadChunk } from '../errors/loadChunk';

/** Own, as `isSlug` (contract/slug.ts) comes with the folding of titles. */
const possible = /^[a-z0-9-]+$/;

type Kind = (typeof newsKinds)[number];

/** Whether the last part of an address is a kind, and not the slug of an article. */
export const isKind = (page: string): page is Kind => newsKinds.includes(page as Kind);

/** The name of the content at an address: that of the list, or of an article. */
const contentAt = (page: string | undefined): string =>
  page === undefined || isKind(page) ? 'news' : articleFile(page);

/** Loads a content, that of an article under its address in each language: a change of the language leads from one to the other. */
async function load(name: string, language: Language): Promise<void> {
  await loadContent(name, language);
  const article = contentIn(name, language) as Partial<ArticleContent> | null;
  const files = Object.values(article?.slugs ?? {}).map(articleFile);
  // Not so a preview, which has an address of its own.
  if (files.some((file) => file === name)) for (const file of files) keepContent(file, language, article);
}

/** The page that is shown and the one that comes: a chosen language is shown once both are there in it. */
let names: string[] = [];
const loadNames = async (language: Language): Promise<void> => {
  await Promise.all(names.map((name) => load(name, language)));
};

/**
 * Loads the content of an address. A loader of the router, which shows the page before until it is done. An address that
 * none can have is looked up nowhere.
 */
export async function loader({ params }: LoaderFunctionArgs): Promise<null> {
  const page = params.page?.toLowerCase();
  if (page !== undefined && !possible.test(page)) return null;
  const name = contentAt(page);
  names = [name, ...names.filter((one) => one !== name)].slice(0, 2);
  await loadChunk(() => follow(loadNames));
  return null;
}

/** The article at an address in a language; undefined or null when there is none. */
export const articleAt = (page: string, language: Language) =>
  contentIn(articleFile(page), language) as ArticleContent | null | undefined;
