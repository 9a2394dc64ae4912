import { expect, it } from 'vitest';
import { channelsOf } from '../../src/site/content/social';

it('knows services by their hosts, in the order of the list', () => {
  const list = 'https://www.youtube.com/@outline, https://discord.gg/abc,https://forum.example/outline';
  expect(channelsOf(list)).toEqual([
    { name: 'YouTube', icon: 'youtube', href: 'https://www.youtube.com/@outline' },
    { name: 'Discord', icon: 'discord', href: 'https://discord.gg/abc' },
    { name: 'forum.example', icon: 'external', href: 'https://forum.example/outline' },
  ]);
});

it.each([
  '',
  'https://www.facebook.com',
  'https://www.facebook.com/',
  'https://facebook.com/?ref=x',
  'javascript:alert(1)//a/b',
  'http://facebook.com/outline',
  'facebook.com/outline',
])('leads to no bare service and nothing else than a page: %s', (address) =>
  expect(channelsOf(address)).toEqual([]),
);

it('takes no other host for a service', () => {
  expect(channelsOf('https://notfacebook.com/outline')).toMatchObject([{ icon: 'external' }]);
});
