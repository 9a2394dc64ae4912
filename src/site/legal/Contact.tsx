import { Rich } from '../ui/Rich';
import { useLanguage } from '../ui/useLanguage';
import { useSiteContact } from '../useSiteContact';
import { contact } from './contactTexts';

/** Seller and contact as configured by the operator; last on the page, so that loading it shifts nothing. */
export function Contact() {
  const text = contact[useLanguage()];
  const { data } = useSiteContact();
  const email = data?.supportEmail;
  if (!data?.seller && !email) return null;
  const link = (inner: string) => (
    <a className="link" href={`mailto:${email}`}>
      {inner}
    </a>
  );
  return (
    <section>
      <h2 className="h3">{text.title}</h2>
      {data?.seller && <p>{text.seller(data.seller.name, data.seller.address)}</p>}
      {email && (
        <p>
          <Rich text={text.write(email)} tags={{ link }} />
        </p>
      )}
    </section>
  );
}
