/** A square picture: a sign on a coloured ground. */
const picture = (ground: string, sign: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100"><rect width="100" height="100" rx="12" fill="${ground}"/><g fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`;

/** What a demo site offers for coins. */
export const REWARDS = [
  {
    name: '贴纸一套 · Stickers',
    description: '十张编程主题贴纸。 Ten stickers for your laptop.',
    price: 10,
    stock: 100,
    per_person: 2,
    svg: picture('#0f766e', '<path d="M28 28h44v30L58 72H28z"/><path d="M72 58H58v14"/><path d="M40 44h20M40 54h10"/>'),
  },
  {
    name: '马克杯 · Mug',
    description: '印有本站标志。 With the sign of the site.',
    price: 60,
    stock: 20,
    per_person: 1,
    svg: picture(
      '#b45309',
      '<path d="M28 34h36v34a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6z"/><path d="M64 42h6a6 6 0 0 1 6 6v6a6 6 0 0 1-6 6h-6"/>',
    ),
  },
  {
    name: 'T 恤 · T-shirt',
    description: '领取时请告知尺码。 Tell us your size when you pick it up.',
    price: 150,
    stock: 5,
    per_person: 1,
    svg: picture('#1d4ed8', '<path d="M38 26 22 38l8 12 6-4v30h28V46l6 4 8-12-16-12c-3 8-21 8-24 0z"/>'),
  },
] as const;

/** The medal of the first training of a demo site, for so many solved problems. */
export const MEDAL = {
  name: '初窥门径 · First steps',
  description: '完成第一个训练中的三道题。 Three problems of the first training solved.',
  threshold: 3,
  svg: picture(
    '#8a5f0f',
    '<circle cx="50" cy="60" r="18"/><path d="m40 44-8-20h36l-8 20"/><path d="m50 52 3 5 6 1-4 4 1 6-6-3-6 3 1-6-4-4 6-1z"/>',
  ),
} as const;
