import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { hourSeconds } from '../../../contract/durations';
import type { Dependencies } from '../../dependencies';
import { asFile, uploadPolicy } from '../../http/security';
import type { App } from '../../http/types';
import { notFound } from '../../platform/errors';
import { cachedForever } from '../../platform/forever';
import { fullName, imageType, isImageName, isStoredName } from './store';

/** Serves pictures by name: the content of a name never changes and is never executed (docs/security.md 29). */
export function imageRoutes(app: App, { images }: Pick<Dependencies, 'images'>): void {
  app.get(
    '/images/:name',
    {
      config: { access: 'guest', staysOpen: true, kept: 'hour' },
      schema: { tags: ['images'], params: Type.Object({ name: Type.String() }) },
    },
    async (request, reply) => {
      const { name } = request.params;
      if (!isStoredName(name)) throw notFound();
      if (images.publicUrl) return redirectTo(reply, `${images.publicUrl}/${name}`);
      // Pictures stored before thumbnails existed serve as their own.
      const found =
        (await images.read(name)) ?? (isImageName(name) ? await images.read(fullName(name)) : null);
      if (!found) throw notFound();
      return asFile(reply, uploadPolicy)
        .headers({
          'cache-control': cachedForever,
          'content-length': found.bytes,
          'content-disposition': 'inline',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .type(imageType(name))
        .send(found.stream);
    },
  );
}

/** Cached for an hour only: the URL may change with the setting, the picture never does. */
const redirectTo = (reply: FastifyReply, url: string) =>
  reply
    .headers({
      'cache-control': `public, max-age=${hourSeconds}`,
      'cross-origin-resource-policy': 'cross-origin',
    })
    .redirect(url, 302);
