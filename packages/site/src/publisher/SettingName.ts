/**
 * The settings that `broadsheet.config.ts` may have: the environment variables of the site, except those that hold a
 * secret. A secret in a file ends up in a repository.
 */
export const SETTING_NAMES = [
  'PORT',
  'HOST',
  'PROXIES',
  'SITE_ID',
  'SITE_ORIGIN',
  'ASSET_ORIGIN',
  'ALLOWED_ORIGINS',
  'IMAGE_HOSTS',
  'ENVIRONMENT',
  'DATA_DIR',
  'SEED_DIR',
  'BRAND_DIR',
  'DATABASE_CONNECTIONS',
  'DATABASE_CONNECT_MS',
  'DATABASE_STATEMENT_MS',
  'COUNTRY',
  'COUNTRY_HEADER',
  'INDEXNOW_KEY',
  'INDEXNOW_URL',
  'PLATFORM_ORIGIN',
  'ALGOLIA_APP_ID',
  'IDENTITY_FILE',
  'PHRASES_FILE',
  'MAIL_FROM',
  'STRIPE_PUBLISHABLE_KEY',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_WEBHOOK_ID',
  'PAYPAL_API_URL',
  'EDITOR_OPENID_ISSUER',
  'EDITOR_OPENID_CLIENT_ID',
  'EDITOR_OPENID_NAME',
  'EDITOR_OPENID_DOMAINS',
  'EDITOR_OPENID_ROLE',
  'RESIZER_TOKEN_VERSION',
  'SANDBOX',
  'THEME',
  'SOURCE_TIMEOUT_MS',
  'CACHE_MB',
  'LOG_LEVEL',
] as const;

export type SettingName = (typeof SETTING_NAMES)[number];
export type Settings = Readonly<Partial<Record<SettingName, string | number>>>;
