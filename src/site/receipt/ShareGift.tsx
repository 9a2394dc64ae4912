import type { GiftLink } from '../../../contract/gifts';
import type { Language } from '../../../contract/languages';
import { ShareLink } from '../ui/Share';
import { giftPath } from './giftPath';
import { giftTexts } from './giftTexts';

interface Props {
  gift: GiftLink;
  language: Language;
  /** Says what the link is for. */
  withLead?: boolean;
  size?: 'small';
}

/** Shares the link of a gift, for whoever paid for it. */
export function ShareGift({ gift, language, withLead, size }: Props) {
  const { title, lead, share, copied, copyFailed } = giftTexts[language];
  return (
    <div lang={language}>
      {withLead && <p style={{ marginBottom: 'var(--s1)' }}>{lead}</p>}
      <ShareLink
        title={title}
        url={location.origin + giftPath(gift)}
        words={{ share, copied, failed: copyFailed }}
        {...(size && { size })}
      />
    </div>
  );
}
