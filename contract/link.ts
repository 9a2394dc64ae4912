/** Signs that no address has unescaped, among them those that a browser removes from one or reads as a slash. */
const wrongSign = /[\p{C}\p{Z}\\"<>`]/u;

/** A path from the root. Browsers read `//` at the start as another site; further on it only hides one from a router. */
const ownPath = /^\/(?:[^/?#]+(?:\/[^/?#]+)*\/?)?(?:[?#].*)?$/;
/** An address on the web; without an `@` before its path, as a name and password there can hide the true site. */
const web = /^https:\/\/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*(?::\d{1,5})?(?:[/?#].*)?$/iu;
const mail = /^mailto:[\w.!#$%&'*+/=^{|}~-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:\?.*)?$/iu;

/**
 * Whether a link may lead there: a path of this site, an https or a mailto address. Everything else is refused, so that no
 * list of dangerous schemes has to be complete.
 */
export const isLink = (text: string): boolean =>
  !wrongSign.test(text) && (ownPath.test(text) || web.test(text) || mail.test(text));

/** Whether it is an https address. */
export const isWebLink = (text: string): boolean => !wrongSign.test(text) && web.test(text);

/** Whether a link that may be followed leaves this site for another. */
export const isExternal = (link: string): boolean => /^https:/i.test(link);
