import { isRecord, mapItems, mapMembers } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import { findText, getText, repairMembers, withoutNulls } from './RepairScope.ts';
import type { RepairScope } from './RepairScope.ts';
import { withVersion } from './withVersion.ts';

type Place = 'section' | 'site';

function toReference(place: Place, id: string, website: string | undefined): JsonRecord {
  return { type: 'reference', referent: { type: place, id, ...(website !== undefined && { website }) } };
}

/** Repairs a section that is written out: of any version, or of none, as the services of its time gave it. */
function repairPlace(place: Place, value: unknown, scope: RepairScope): unknown {
  if (typeof value === 'string' && value !== '') {
    scope.onRepair(`a ${place} that is text refers to the one with that id`);
    return toReference(place, value, undefined);
  }
  if (!isRecord(value) || getText(value, 'type') === 'reference') return value;
  const clean = withoutNulls(value, scope);
  if (!scope.isWhole) return withVersion(clean, scope);
  const id = getText(clean, '_id');
  if (getText(clean, 'name') === undefined && id !== undefined) {
    scope.onRepair(`a ${place} without a name refers to the one with its id`);
    return toReference(place, id, getText(clean, '_website'));
  }
  if (getText(clean, 'type') === place) return withVersion(clean, scope);
  scope.onRepair(`a ${place} that is written out says no type; it is a ${place}`);
  return withVersion({ ...clean, type: place }, scope);
}

const repairSection = (value: unknown, scope: RepairScope) => repairPlace('section', value, scope);
const repairSite = (value: unknown, scope: RepairScope) => repairPlace('site', value, scope);

function repairEach(repair: (value: unknown, scope: RepairScope) => unknown) {
  return (value: unknown, scope: RepairScope): unknown => {
    if (!Array.isArray(value)) return value;
    const list: readonly unknown[] = value;
    return mapItems(list, (item) => (item === null && scope.isWhole ? undefined : repair(item, scope)));
  };
}

function repairTag(value: unknown, scope: RepairScope): unknown {
  if (typeof value === 'string' && value.trim() !== '') {
    scope.onRepair('a tag that is text has that text');
    return { text: value.trim() };
  }
  if (!isRecord(value)) return value;
  const clean = withoutNulls(value, scope);
  const text = findText(clean, ['name', 'slug', '_id']);
  if (!scope.isWhole || 'text' in clean || text === undefined) return clean;
  scope.onRepair('a tag without text has its name or slug as text');
  return { ...clean, text };
}

const toSection = (site: unknown): unknown => {
  if (!isRecord(site)) return site;
  const { referent } = site;
  return isRecord(referent)
    ? { ...site, referent: { ...referent, type: 'section' } }
    : { ...site, type: 'section' };
};

/** Converts the sites of a document from before sections existed to sections; other taxonomies are returned unchanged. */
function withSections(taxonomy: JsonRecord, scope: RepairScope): JsonRecord {
  const { primary_site: primary, sites } = taxonomy;
  const hasSections = 'primary_section' in taxonomy || 'sections' in taxonomy;
  if (hasSections || (!isRecord(primary) && !Array.isArray(sites))) return taxonomy;
  scope.onRepair('the sites of an older document are its sections');
  const list: readonly unknown[] = Array.isArray(sites) ? sites : [];
  return {
    ...taxonomy,
    ...(isRecord(primary) && { primary_section: toSection(primary) }),
    ...(list.length > 0 && { sections: list.map(toSection) }),
  };
}

const TAXONOMY = {
  primary_section: repairSection,
  sections: repairEach(repairSection),
  primary_site: repairSite,
  sites: repairEach(repairSite),
  tags: repairEach(repairTag),
};

/** Repairs the taxonomy of a document: its sections, sites and tags. */
export function repairTaxonomy(value: unknown, scope: RepairScope): unknown {
  if (!isRecord(value)) return value;
  const clean = withoutNulls(value, scope);
  return repairMembers(withSections(clean, scope), { repairs: TAXONOMY, scope });
}

/** Repairs the sites on which a document stands. */
export function repairWebsites(value: unknown, scope: RepairScope): unknown {
  if (!isRecord(value)) return value;
  return mapMembers(withoutNulls(value, scope), (website) =>
    isRecord(website)
      ? repairMembers(withoutNulls(website, scope), { repairs: { website_section: repairSection }, scope })
      : website,
  );
}
