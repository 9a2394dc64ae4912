import type { Validator } from 'react-admin';
import type { LinkField, MarkdownField, SlugField } from '../../../../contract/fields';
import { isLink, isWebLink } from '../../../../contract/link';
import { markdownExcess, markdownLimits } from '../../../../contract/markdown';
import { isSlug, slugMax } from '../../../../contract/slug';
import { notLonger, said } from './rules';

const inForm =
  (holds: (text: string) => boolean, message: string): Validator =>
  (value) =>
    typeof value === 'string' && value.trim() && !holds(value.trim()) ? message : undefined;

/** What the server's renderer does not take in. */
const withinLimits: Validator = (value) => {
  const excess = markdownExcess(String(value ?? ''));
  return excess && { message: `inputs.excess.${excess}`, args: { most: said(markdownLimits[excess]) } };
};

type Kind = (LinkField | SlugField | MarkdownField)['kind'] | 'webLink';
const byKind: Record<Kind, Validator[]> = {
  link: [inForm(isLink, 'inputs.linkForm')],
  webLink: [inForm(isWebLink, 'inputs.webForm')],
  slug: [notLonger(slugMax), inForm(isSlug, 'inputs.slugForm')],
  markdown: [withinLimits],
};

/** The rules for the form of a field of content, which the server validates too (server/resources/parse.ts). */
export const formRulesOf = (kind: Kind): Validator[] => byKind[kind];
