import { useSiteContact } from '../content/useSiteContact';
import { Rich } from '../ui/Rich';
import { useLanguage } from '../ui/useLanguage';
import { contact, sellerTitle } from './contactTexts';

/**
 * Seller and contact as configured by the operator; last on the page, so that loading it shifts nothing. The terms
 * mention it when no seller is configured.
 */
export function Contact({ ofTerms }: { ofTerms: boolean }) {
  const language = useLanguage();
  const text = contact[language];
  const { data } = useSiteContact();
  const email = data?.supportEmail;
  if (!data || (!ofTerms && !data.seller && !email)) return null;
  const link = (inner: string) => (
    <a className="link" href={`mailto:${email}`}>
      {inner}
    </a>
  );
  return (
    <section>
      <h2 className="h3">{ofTerms ? sellerTitle[language] : text.title}</h2>
      {data.seller && <p>{text.seller(data.seller.name, data.seller.address)}</p>}
      {!data.seller && ofTerms && (
        <p>
          {text.noSeller} {!email && text.noEmail}
        </p>
      )}
      {email && (
        <p>
          <Rich text={text.write(email)} tags={{ link }} />
        </p>
      )}
    </section>
  );
}
