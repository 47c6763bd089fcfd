import { afterEach, describe, expect, it, vi } from 'vitest';

/** Fails on the first touch. */
const forbidden = (name: string) =>
  new Proxy(() => undefined, {
    get: () => expect.unreachable(`reads ${name}`),
    apply: () => expect.unreachable(`calls ${name}`),
    construct: () => expect.unreachable(`creates ${name}`),
  });

const EDGES = [
  'window',
  'document',
  'navigator',
  'location',
  'localStorage',
  'sessionStorage',
  'fetch',
  'setTimeout',
  'setInterval',
  'IntersectionObserver',
];

const EXPORTS = [
  'APPEARANCE_KEY',
  'APPEARANCE_PARTS',
  'Broadsheet',
  'EnhancedPart',
  'HostProvider',
  'Island',
  'LAZY_OFFSET',
  'LOCALES',
  'METER_ATTRIBUTE',
  'METER_KEY',
  'SUBSCRIBER_ATTRIBUTE',
  'addBase',
  'addBaseToHtml',
  'appearanceScript',
  'auth',
  'boolean',
  'browserEnvironment',
  'connectIdentity',
  'connectSales',
  'consentPurposes',
  'content',
  'contentRequest',
  'contentValue',
  'coverPageEnd',
  'createContent',
  'createEventBus',
  'createFormat',
  'createHost',
  'defineBlock',
  'evaluateChoices',
  'findImageCompanion',
  'findLocale',
  'findMissingFields',
  'findUnsafeUrls',
  'focalPoint',
  'formatDate',
  'formatMoney',
  'formatPhrase',
  'getRequestedPurposes',
  'hasConsentChoices',
  'identityOrigin',
  'image',
  'isGpcOn',
  'jsonSchema',
  'keyValue',
  'lazyLoadField',
  'lazyLoaded',
  'list',
  'loadAnswers',
  'loadConsent',
  'longText',
  'mapEditorTexts',
  'mapStoredFields',
  'markSubscriber',
  'mergePhraseBooks',
  'meterScript',
  'nameBlocks',
  'number',
  'object',
  'phrasesFor',
  'readChoices',
  'readDraft',
  'readSubscriberMark',
  'removeBase',
  'removeDrafts',
  'resolveFields',
  'retailOrigin',
  'richText',
  'safeHref',
  'salesOrigin',
  'select',
  'serverEnvironment',
  'sharedTranslations',
  'shownBefore',
  'speechScript',
  'subscriberScript',
  'text',
  'toLocale',
  'translateBlock',
  'url',
  'useAnchor',
  'useConsent',
  'useContent',
  'useEditMarks',
  'useEnhancement',
  'useFormat',
  'useGlobalContent',
  'useHost',
  'useIdentity',
  'useLabel',
  'useMoney',
  'usePhrases',
  'usePublicUrl',
  'useSales',
  'whenGranted',
  'withFieldDefaults',
  'withOwnPhrases',
  'writeDraft',
];

describe('the package', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('touches no edge of its host when it is imported', async () => {
    vi.resetModules();
    await import('react');
    for (const name of EDGES) vi.stubGlobal(name, forbidden(name));
    await expect(import('./index.ts')).resolves.toHaveProperty('defineBlock');
  });

  it('exports what it promises, no more and no less', async () => {
    expect(Object.keys(await import('./index.ts')).toSorted()).toEqual(EXPORTS);
  });
});
