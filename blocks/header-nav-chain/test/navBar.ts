import { act, screen } from '@testing-library/react';

const section = (_id: string, name: string, ...children: object[]) => ({
  _id,
  name,
  node_type: 'section',
  children,
});
const hierarchies = {
  main: [section('/news/', 'News', section('/news/health/', 'Health')), section('/sport/', 'Sport')],
  top: [
    section('/coast/', 'Coast'),
    { ...section('/old/', 'Old'), inactive: true },
    section('/food/', 'Food'),
  ],
};

export const content = {
  'site-service-hierarchy': ({ hierarchy }: { readonly hierarchy?: unknown }) => ({
    _id: '/',
    children: hierarchy === 'top' ? hierarchies.top : hierarchies.main,
  }),
};

export const site = { primaryLogo: 'brand/logo.svg', primaryLogoAlt: 'The Aldermouth Courier' };
export const full = {
  hierarchy: 'main',
  logoAlignment: 'left',
  horizontalLinksHierarchy: 'top',
  menuComponentDesktop1: 'search',
  rightComponentMobile1: 'custom',
  rightComponentCustomIndexMobile1: 1,
  rightComponentDesktop1: 'queryly',
  rightComponentDesktop2: 'custom',
  rightComponentCustomIndexDesktop2: 2,
};

export const bar = () => screen.getByRole('navigation', { name: 'Sections Menu' });
export const flyout = () => {
  const panel = bar().querySelector<HTMLElement>('[popover]');
  if (panel === null) throw new Error('There is no sections menu.');
  return panel;
};

/** Returns the buttons of the sections menu, for phones and for desktops; the styles show one of them. */
export const openers = () => [
  ...document.querySelectorAll<HTMLElement>('[popovertarget]:not([popovertargetaction])'),
];

/**
 * Dispatches the event of a popover's opening or closing, and hides or shows it as a browser would, because jsdom has no
 * popovers.
 */
export const toggle = (newState: 'open' | 'closed') =>
  act(async () => {
    const panel = flyout();
    panel.style.display = newState === 'open' ? 'block' : '';
    panel.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  });
