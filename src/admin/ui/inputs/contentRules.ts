import type { Validator } from 'react-admin';
import type { LinkField, SlugField } from '../../../../contract/fields';
import { isLink } from '../../../../contract/link';
import { isSlug, slugMax } from '../../../../contract/slug';
import { notLonger } from './rules';

const inForm =
  (holds: (text: string) => boolean, message: string): Validator =>
  (value) =>
    typeof value === 'string' && value.trim() && !holds(value.trim()) ? message : undefined;

const byKind: Record<(LinkField | SlugField)['kind'], Validator[]> = {
  link: [inForm(isLink, 'inputs.linkForm')],
  slug: [notLonger(slugMax), inForm(isSlug, 'inputs.slugForm')],
};

/** The rules for the form of a link or an address, which the server validates too (server/resources/parse.ts). */
export const formRulesOf = ({ kind }: LinkField | SlugField): Validator[] => byKind[kind];
