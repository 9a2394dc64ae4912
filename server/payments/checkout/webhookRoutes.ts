import type { FastifyReply, FastifyRequest } from 'fastify';
import { getNotice, postNotice } from '../../../contract/calls/payments';
import type { Dependencies } from '../../dependencies';
import { type RequestOf, route } from '../../http/route';
import type { App } from '../../http/types';
import { notFound } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import type { Gateway, NoticeResult } from '../gateways/gateway';
import { gatewayNamed } from '../gateways/registry';
import { handleReport } from './notices';

/** Maximum bytes of a notice; the largest known is a hundredth of this. */
const bodyLimit = 64 * 1024;

/**
 * Receives payment notices as bytes, since a signature may cover them. Responds after the commit, in the gateway's own
 * format, and identically to repeated notices (api.md).
 */
export async function webhookRoutes(app: App, deps: Dependencies): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body));
  const take = async (request: RequestOf<typeof postNotice>, reply: FastifyReply) => {
    const gateway = gatewayNamed(deps.knownGateways, request.params.gateway);
    if (!gateway) throw notFound(paymentMessages.noSuchGateway);
    const { status, body } = gateway.respond(await receive(deps, gateway, request));
    return reply.status(status).send(body);
  };
  route(app, postNotice, take);
  route(app, getNotice, take);
}

/** Throws errors that a gateway reads from the status alone; other gateways have a response for errors too. */
async function receive(deps: Dependencies, gateway: Gateway, request: FastifyRequest): Promise<NoticeResult> {
  try {
    return await read(deps, gateway, request);
  } catch (error) {
    if (gateway.respond('error').status >= 500) throw error;
    request.log.error({ err: error, gateway: gateway.name }, 'payment notice failed');
    return 'error';
  }
}

async function read(deps: Dependencies, gateway: Gateway, request: FastifyRequest): Promise<NoticeResult> {
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
  const reading = gateway.readNotice({ method: request.method, query, body });
  if (reading.kind !== 'report') {
    deps.metrics?.count('notices', { gateway: gateway.name, source: 'webhook', outcome: reading.kind });
    if (reading.kind === 'refused') request.log.warn({ gateway: gateway.name }, 'payment notice refused');
    return reading.kind;
  }
  const origin = { gateway, source: 'webhook', evidence: reading.evidence } as const;
  const outcome = await handleReport({ ...deps, log: request.log }, origin, reading.report);
  if (outcome === 'credited') deps.wake('mail');
  return outcome;
}
