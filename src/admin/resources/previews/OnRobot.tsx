import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { composed, type Layer, needTransparency, type WornItem } from '../../../robot/composed';
import { layerPart } from '../../../robot/drawn';
import { useTransparent } from '../../../robot/transparency';

function Drawn({ layer }: { layer: Layer }) {
  if ('drawing' in layer) return <use href={layerPart(layer.drawing)} />;
  const [x, y, width, height] = layer.box;
  return <image href={layer.picture} x={x} y={y} width={width} height={height} />;
}

const card = { width: 96, height: 96, objectFit: 'contain', border: '1px solid', borderColor: 'divider' };

/** An accessory on the players' robot as the wardrobe composes it, or as the card beside it, with a line that says which. */
export function OnRobot({ item }: { item: WornItem }) {
  const translate = useTranslate();
  const transparent = useTransparent(needTransparency([item]));
  const { figure, frames, cards } = composed([item], { transparent });
  const layers = [...figure, ...frames];
  const isPicture = layers.some((layer) => 'picture' in layer && layer.picture === item.imageUrl);
  const place = cards.length > 0 ? (item.imageUrl ? 'card' : 'empty') : isPicture ? 'placed' : 'drawn';
  return (
    <Box sx={{ width: 220 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-end' }} aria-hidden="true">
        <Box component="svg" viewBox="0 0 480 620" sx={{ width: cards.length > 0 ? 124 : 180, flex: 'none' }}>
          {layers.map((layer) => (
            <Drawn key={'drawing' in layer ? layer.drawing : layer.picture} layer={layer} />
          ))}
        </Box>
        {place === 'card' && <Box component="img" src={item.imageUrl} alt="" sx={card} />}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate(`admin.preview.accessory.${place}`)}
      </Typography>
    </Box>
  );
}
