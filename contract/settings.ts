import { type Static, Type } from 'typebox';
import { currencies } from './currencies';
import { SiteDaily } from './daily';
import { gatewayNames } from './gateways';
import { languages } from './languages';
import { emailLength } from './limits';
import { byName } from './named';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';
import { limitNames, siteMessageMost } from './siteSettings';
import { reasonMost } from './staffLimits';

const Version = Type.Integer({ minimum: 1 });
const Gateways = Type.Array(Type.Enum(gatewayNames), { maxItems: gatewayNames.length, uniqueItems: true });
const perLimit = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Object(byName(limitNames, () => schema));

/** Which of the configured gateways the shop offers, and in which order. */
export const GatewaysBody = Type.Object({
  order: Gateways,
  off: Gateways,
  reason: Reason,
  version: Version,
});
/** In the usual unit; null applies the environment's own limit. */
const Limits = perLimit(orNull(Type.Number()));
export const LimitsBody = Type.Object({
  ...Limits.properties,
  reason: Reason,
  version: Version,
});
const Message = Type.String({ maxLength: siteMessageMost });
const Site = {
  /** Closed for players, as `outline maintenance on` does. */
  isClosed: Type.Boolean(),
  messageVi: Message,
  messageEn: Message,
  supportEmail: Type.String({ maxLength: emailLength }),
  /** The strip of the season in the shop, and the news on the home page. */
  isSeasonShown: Type.Boolean(),
  isNewsShown: Type.Boolean(),
};
export const SiteBody = Type.Object({
  ...Site,
  /** Required to close or open the site, which stops or resumes the shop. */
  reason: Type.Optional(Type.String({ maxLength: reasonMost })),
  version: Version,
});

export const DailyBody = Type.Object({ ...SiteDaily.properties, reason: Reason, version: Version });

const record = <P extends Parameters<typeof Type.Object>[0]>(id: string, properties: P) =>
  Type.Object({ id: Type.Literal(id), version: Version, ...properties });
export const GatewaysRecord = record('gateways', { order: Gateways, off: Gateways });
export const LimitsRecord = record('limits', Limits.properties);
export const SiteRecord = record('site', Site);
export const DailyRecord = record('daily', SiteDaily.properties);

/** A gateway whose keys are configured. */
const KnownGateway = Type.Object({
  name: Type.Enum(gatewayNames),
  currencies: Type.Array(Type.Enum(currencies)),
  /** Whether the environment allows the shop to offer it. */
  isListed: Type.Boolean(),
  /** When its last notice arrived, and when it last responded to a query. */
  noticeAt: orNull(Moment),
  answerAt: orNull(Moment),
});
export const AllSettings = Type.Object({
  gateways: GatewaysRecord,
  known: Type.Array(KnownGateway),
  limits: LimitsRecord,
  /** The limits of the environment, which no setting exceeds. */
  most: perLimit(Type.Number()),
  site: SiteRecord,
  daily: DailyRecord,
  /** From the environment. */
  supportEmail: orNull(Type.String()),
});
export const GatewayWord = Type.Object({
  isAnswering: Type.Boolean(),
  milliseconds: Type.Integer(),
  /** Why it did not respond. */
  said: orNull(Type.String()),
});
/** Every mail that the server sends, filled in with samples. */
export const MailPreviews = Type.Object({
  mails: Type.Array(
    Type.Object({
      name: Type.String(),
      language: Type.Enum(languages),
      subject: Type.String(),
      html: Type.String(),
      text: Type.String(),
    }),
  ),
});
export type AllSettings = Static<typeof AllSettings>;
export type GatewaysBody = Static<typeof GatewaysBody>;
export type LimitsBody = Static<typeof LimitsBody>;
export type SiteBody = Static<typeof SiteBody>;
export type DailyBody = Static<typeof DailyBody>;
export type DailyRecord = Static<typeof DailyRecord>;
export type GatewaysRecord = Static<typeof GatewaysRecord>;
export type LimitsRecord = Static<typeof LimitsRecord>;
export type SiteRecord = Static<typeof SiteRecord>;
export type GatewayWord = Static<typeof GatewayWord>;
export type MailPreviews = Static<typeof MailPreviews>;
