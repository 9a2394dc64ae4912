import { Link, type LinkProps } from 'react-router-dom';
import { useBehind } from './useBehind';

interface Props extends Omit<LinkProps, 'to'> {
  /** The path of the dialog, below that of its page. */
  to: string;
}

/** A link to a dialog of the page that it is on, which stays as it is behind it: its filter, and its own way back. */
export function DialogLink({ to, state, ...props }: Props) {
  const { search, list } = useBehind();
  return <Link {...props} to={{ pathname: to, search }} state={{ ...state, ...list }} />;
}
