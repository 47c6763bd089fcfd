/**
 * Services that a site names in its properties, and the origins that their scripts load from and report to. The output
 * block writes their first script; what that one brings along is known only here.
 */
import type { VendorSources } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';

interface SiteService extends VendorSources {
  isUsed(site: SiteProperties): boolean;
}

const isSet = (value: unknown): boolean => value !== undefined && value !== '' && value !== false;

const ANALYTICS = [
  'https://www.google-analytics.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.googletagmanager.com',
];

const SERVICES: readonly SiteService[] = [
  {
    name: 'googleTagManager',
    isUsed: ({ gtmID }) => isSet(gtmID),
    scripts: ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
    frames: ['https://www.googletagmanager.com'],
    connect: ANALYTICS,
  },
  {
    name: 'googleAnalytics',
    isUsed: ({ gaID }) => isSet(gaID),
    scripts: ['https://www.googletagmanager.com', 'https://www.google-analytics.com'],
    frames: [],
    connect: ANALYTICS,
  },
  {
    name: 'chartbeat',
    isUsed: ({ chartbeatAccountId }) => isSet(chartbeatAccountId),
    scripts: ['https://static.chartbeat.com', 'https://mab.chartbeat.com'],
    frames: [],
    connect: ['https://ping.chartbeat.net', 'https://mab.chartbeat.com'],
  },
  {
    name: 'comscore',
    isUsed: ({ comscoreID }) => isSet(comscoreID),
    scripts: ['https://sb.scorecardresearch.com'],
    frames: [],
    connect: ['https://sb.scorecardresearch.com'],
  },
  {
    name: 'nativo',
    isUsed: ({ nativoIntegration }) => isSet(nativoIntegration),
    scripts: ['https://s.ntv.io', 'https://*.ntv.io', 'https://*.postrelease.com'],
    frames: ['https://*.ntv.io'],
    connect: ['https://*.ntv.io', 'https://*.postrelease.com'],
  },
  {
    name: 'queryly',
    isUsed: ({ querylyId }) => isSet(querylyId),
    scripts: ['https://www.queryly.com', 'https://api.queryly.com'],
    frames: [],
    connect: ['https://www.queryly.com', 'https://api.queryly.com'],
  },
];

/** Returns the services that a site has set up. */
export function getSiteServices(site: SiteProperties): readonly VendorSources[] {
  return SERVICES.filter((service) => service.isUsed(site)).map(
    ({ name, scripts, frames, connect }): VendorSources => ({ name, scripts, frames, connect }),
  );
}
