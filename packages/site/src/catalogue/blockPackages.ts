import type { Block } from '@broadsheet/block-kit';

/** The blocks whose package is not called like them. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'header-nav-chain-block': 'header-nav-chain',
  'masthead-block': 'masthead',
  SubscriptionProfileManagement: 'subscription-profile-management',
  updatePaymentMethod: 'update-payment-method',
};

/** The published packages of blocks, without `@broadsheet/block-`. */
const PUBLISHED: ReadonlySet<string> = new Set([
  'account-deletion',
  'account-management',
  'ad-taboola',
  'ads',
  'alert-bar',
  'appearance',
  'article-body',
  'author-bio',
  'breadcrumbs',
  'byline',
  'card-list',
  'category-carousel',
  'change-plan',
  'checkout',
  'consent',
  'date',
  'default',
  'divider',
  'double-chain',
  'email-verification',
  'extra-large-manual-promo',
  'extra-large-promo',
  'footer',
  'forgot-password',
  'full-author-bio',
  'gallery',
  'gift-subscription',
  'header-account-action',
  'header-nav-chain',
  'header',
  'headline',
  'hero',
  'htmlbox',
  'large-manual-promo',
  'large-promo',
  'leadart',
  'links-bar',
  'listen',
  'live-blog',
  'login-links',
  'login',
  'masthead',
  'medium-manual-promo',
  'medium-promo',
  'most-read',
  'newsletter-signup',
  'notifications',
  'numbered-list',
  'offer',
  'one-time-password',
  'order-history',
  'overline',
  'paywall',
  'personal-data',
  'profile',
  'quad-chain',
  'quilted-image',
  'redeem',
  'related-stories',
  'reset-password',
  'results-list',
  'right-rail-advanced',
  'right-rail',
  'save-story',
  'saved-stories',
  'search-results-list',
  'section-title',
  'sessions',
  'share-bar',
  'signup',
  'simple-list',
  'single-chain',
  'single-column-regular',
  'small-manual-promo',
  'small-promo',
  'social-sign-on',
  'story-carousel',
  'subheadline',
  'subscription-profile-management',
  'subscription-sharing',
  'tag-title',
  'tag',
  'text',
  'top-table-list',
  'triple-chain',
  'update-payment-method',
  'video-player',
]);

/**
 * Returns the package that has a block. `undefined` for a block of the site itself; one that replaces a published block under
 * its name has that one's.
 */
export function findPackage({ name }: Pick<Block, 'name'>): string | undefined {
  const folder = OTHER_NAMES[name] ?? name;
  return PUBLISHED.has(folder) ? `@broadsheet/block-${folder}` : undefined;
}

/** The blocks that `web-components` has as elements of HTML: those that need nothing from a server. */
const ELEMENTS: ReadonlySet<string> = new Set([
  'alert-bar',
  'appearance',
  'divider',
  'login',
  'offer',
  'share-bar',
  'signup',
]);

/** Returns whether a page without React can have a block. */
export const isElement = ({ name }: Pick<Block, 'name'>): boolean => ELEMENTS.has(name);
