import { withFieldDefaults } from '@broadsheet/block-kit';
import { fields } from './fields.ts';
import { SocialSignOn as Block } from './SocialSignOn.tsx';

/**
 * Renders the buttons of Google, Facebook, Apple and OpenID providers, as far as they are configured; nothing before that is
 * known.
 */
export const SocialSignOn = withFieldDefaults(fields, Block);
export { providerPhrases as socialSignOnPhrases } from '@broadsheet/identity-ui';
export type { SocialSignOnProps } from './SocialSignOn.tsx';
