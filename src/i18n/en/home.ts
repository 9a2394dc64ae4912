import type { SameKeys } from '../catalogue';
import type { home as vi } from '../vi/home';

export const home: SameKeys<typeof vi> = {
  banner: {
    label: 'Highlights',
    slide: '{{number}} of {{count}}: {{name}}',
    thumbs: 'Choose a highlight',
    pause: 'Pause the rotation',
    play: 'Start the rotation',
  },
  event: { label: 'Next event', left: 'Starts in {{time}}', running: 'Happening now' },
  season: {
    label: 'Season',
    reached_one: '{{players}} player has reached mark 1 of season {{number}}',
    reached_other: '{{players}} players have reached mark 1 of season {{number}}',
    more: 'See the gifts',
  },
  ecosystem: {
    label: 'Sheet 05 / Ecosystem',
    title: 'One line, three things',
    lead: 'Everything in Outline is connected: the fights, the characters and the rewards.',
  },
  team: {
    label: 'Sheet 06 / Team',
    title: 'The people with the pen',
    previous: 'Previous member',
    next: 'Next member',
    list: 'Members of the Outline team',
  },
  promo: {
    label: 'Promotion',
    title: 'Bonus diamonds, boxes in every fight',
    text: 'Hot packages come with bonus diamonds for a limited time. Boxes drop in mid-fight: whoever breaks one opens it.',
    action: 'See hot packages',
    stack: 'Kinds of boxes',
    watch: 'Watch a box open',
    watchTitle: 'What is in the box?',
  },
  news: {
    label: 'Sheet 07 / News',
    title: 'Latest news',
    all: 'All news',
  },
};
