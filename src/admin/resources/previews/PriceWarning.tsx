import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import { priceConcern } from './priceConcern';

/** Warns of a price that is rarely meant; it can be saved (decisions.md, Price 0). */
export function PriceWarning({ price, before }: { price: number | null; before: number | null }) {
  const translate = useTranslate();
  const concern = priceConcern(price, before);
  return concern && <Alert severity="warning">{translate(`admin.preview.price.${concern}`)}</Alert>;
}
