import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Slide } from '../../contract/homeContent';
import { BannerSlide } from '../../src/site/home/BannerSlide';
import { BannerThumbs } from '../../src/site/home/BannerThumbs';
import { renderSite } from '../support/render';

const slide: Slide = {
  scene: 'loot',
  name: 'Loot',
  label: 'Season',
  title: 'Storm',
  outlined: 'season',
  text: '',
  action: 'More',
  to: '/season',
};

it('two banners may say the same', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await renderSite(
    <BannerThumbs slides={[slide, slide]} index={0} running={false} onChoose={() => undefined} />,
  );
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(complain).not.toHaveBeenCalled();
});

it('one in the other language names it', async () => {
  await renderSite(<BannerSlide slide={{ ...slide, lang: 'vi' }} place={0} active plays={false} label="" />);
  expect(screen.getByText('Tiếng Việt')).toHaveAttribute('lang', 'vi');
});
