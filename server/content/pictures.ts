import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { type ClipInfo, clipNamed } from '../../contract/clips';
import { filesOfClip } from '../../contract/filesOfClip';
import { escapeHtml } from '../platform/html';
import type { Problems } from './problems';

/** A stored picture as a page shows it: its address, and its size in pixels so that nothing moves when it loads. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

type PictureOf = (name: string) => Picture | undefined | Promise<Picture | undefined>;

const nameOf = (token: Token): string => token.attrGet('src') ?? '';

/**
 * A clip that plays when its reader wants it, without a script. Each of its files is as stable as its name: addresses without
 * the version of a build lead to the current file.
 */
function clipHtml({ name, width, height, poster }: ClipInfo, alt: string): string {
  const sources = filesOfClip(name, '/media').map(({ src, type }) => `<source src="${src}" type="${type}">`);
  const size = `width="${width}" height="${height}"`;
  const drawing = `poster="${poster}" aria-label="${escapeHtml(alt)}"`;
  return `<video controls muted loop playsinline preload="none" ${size} ${drawing}>${sources.join('')}</video>`;
}

/** Gives each image of a text the picture or clip that it names; one that names none becomes the text that describes it. */
export async function showPictures(
  { renderer, options }: MarkdownIt,
  tokens: readonly Token[],
  pictureOf: PictureOf,
  problems: Problems,
): Promise<void> {
  const images = tokens.flatMap(({ children }) => (children ?? []).filter(({ type }) => type === 'image'));
  const names = [...new Set(images.map(nameOf))].filter((name) => !clipNamed(name));
  const pictures = new Map(
    await Promise.all(names.map(async (name) => [name, await pictureOf(name)] as const)),
  );
  for (const image of images) {
    const name = nameOf(image);
    const picture = pictures.get(name);
    const clip = clipNamed(name);
    const alt = renderer.renderInlineAsText(image.children ?? [], options, {});
    if (clip) {
      image.type = 'clip';
      image.content = clipHtml(clip, alt);
    } else if (picture) image.attrs = attributesOf(picture, alt);
    else {
      problems.add('picture', name);
      image.type = 'text';
      image.content = alt;
    }
  }
}

const attributesOf = ({ src, width, height }: Picture, alt: string): Array<[string, string]> => [
  ['src', src],
  ['alt', alt],
  ['width', String(width)],
  ['height', String(height)],
  ['loading', 'lazy'],
];
