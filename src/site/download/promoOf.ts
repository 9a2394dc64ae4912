import type { Release, ReleaseFile } from '../../../contract/releasesPage';

/** What the promo section offers. */
interface Promo {
  /** The first file that is out. */
  file: ReleaseFile | null;
  /** Its release's name. */
  name: string;
  lead: 'leadSample' | 'lead' | 'leadReady' | 'leadNone';
  /** Whether the visitor had better wait: there is nothing to play yet. */
  isEarly: boolean;
  /** Whether the file is an archive to unpack, as the steps say. */
  isPacked: boolean;
}

/** What the cards mean for the promo section and the steps. */
export function promoOf(releases: readonly Release[]): Promo {
  const out = releases.filter(({ isOut }) => isOut);
  const first = out.find(({ file }) => file);
  const file = first?.file ?? null;
  const isPacked = file ? /\.(zip|7z)(\?|$)/i.test(file.path) : out.length === 0;
  const lead = file?.sample ? 'leadSample' : file && isPacked ? 'lead' : out[0] ? 'leadReady' : 'leadNone';
  return {
    file,
    name: first?.name ?? '',
    lead,
    isEarly: lead === 'leadSample' || lead === 'leadNone',
    isPacked,
  };
}
