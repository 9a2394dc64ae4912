import { type IconName, icons } from './icons';

/** A shared icon by its name, or a page's own by its drawing. */
type Drawn = { name: IconName; drawing?: never } | { name?: never; drawing: string };
type Props = Drawn & { size?: number; className?: string };

/** A line icon; always decorative, next to a text or in a labelled control. */
export const Icon = ({ name, drawing, size = 24, className }: Props) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={size < 20 ? 2 : 1.5}
    strokeMiterlimit={8}
    aria-hidden="true"
    focusable="false"
  >
    <path d={name ? icons[name] : drawing} />
  </svg>
);
