import type { Resource } from '../../contract/resource';
import { slugOf } from '../../contract/slug';
import { catalogMessages } from '../platform/messages/catalog';
import type { Values } from './values';

/** Throws for an address that is made from a field which is no text, which stops the server from starting. */
export function checkSlugs({ name: resource, fields }: Resource): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'slug' && fields[field.from]?.kind !== 'text')
      throw new Error(`${resource}.${name} is made from "${field.from}", which is no text.`);
  }
}

/**
 * Makes each address that is empty from its text; a message at the text when that gives none. An address that is there
 * stays when its text changes, so that links to it last.
 */
export function fillSlugs({ fields }: Resource, { values, errors }: Values): void {
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind !== 'slug' || values[name] || errors[name] || errors[field.from]) continue;
    const text = String(values[field.from] ?? '');
    const made = slugOf(text);
    if (made) values[name] = made;
    else if (text) errors[field.from] = [catalogMessages.noSlug];
  }
}
