import { Rich } from '../ui/Rich';
import { useLanguage } from '../ui/useLanguage';
import { useSiteContact } from '../useSiteContact';
import { contact } from './contactTexts';

/** Who sells and whom to write to, as the operator set it; last on the page, so that nothing moves when it comes. */
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
