import { gatewayNames } from '../../../contract/gateways';
import type { Gateway } from './gateway';
import { GatewayFailure } from './gatewayCalls';
import { gatewayNamed } from './registry';

/** The part of a gateway that is needed to query orders. */
export type AskedGateway = Pick<
  Gateway,
  'name' | 'takesParts' | 'reversesByFailure' | 'askedWhileOpen' | 'ask' | 'cancel'
>;

/**
 * The known gateways, and every other one that takes real money, as one that does not respond: nobody knows whether an
 * order was paid there before its keys were removed, so a person has to look at it a day after its end.
 */
export const askedGateways = (known: readonly AskedGateway[]): AskedGateway[] => [
  ...known,
  ...gatewayNames
    .filter((name) => name !== 'sandbox' && !gatewayNamed(known, name))
    .map((name) => ({
      name,
      takesParts: false,
      reversesByFailure: false,
      askedWhileOpen: false,
      ask: () => Promise.reject(new GatewayFailure(`${name} has no keys here`)),
    })),
];
