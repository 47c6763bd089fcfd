import { expect, test } from 'vitest';
import { getOverline, getOverlinePath } from './getOverline.ts';

const options = { site: 'courier', sponsored: 'Sponsored' };
const websites = { courier: { website_section: { _id: '/coast', name: 'Coast' } } };
const label = { basic: { display: true, text: 'Exclusive', url: '/tags/exclusive' } };
const hidden = { basic: { ...label.basic, display: false } };
const section = { text: 'Coast', href: '/coast/' };

test.each([
  ['the section of this site', { websites }, section],
  [
    'the label that is switched on',
    { websites, label },
    { text: 'Exclusive', href: '/tags/exclusive/', isOwn: true },
  ],
  ['the section where the label is switched off', { websites, label: hidden }, section],
  [
    'a label without an address as text',
    { websites, label: { basic: { display: true, text: 'Live' } } },
    { text: 'Live', isOwn: true },
  ],
  [
    'a section without an address as text',
    { websites: { courier: { website_section: { name: 'Coast' } } } },
    { text: 'Coast' },
  ],
  ['the phrase for sponsored content', { websites, owner: { sponsored: true } }, { text: 'Sponsored' }],
  [
    'the label of sponsored content, switched on or off, and no link',
    { websites, label: hidden, owner: { sponsored: true } },
    { text: 'Exclusive', isOwn: true },
  ],
  ['the section of content whose owner sponsors nothing', { websites, owner: { sponsored: false } }, section],
  [
    'nothing for a label that is switched on and has no text',
    { websites, label: { basic: { display: true, url: '/a/' } } },
    undefined,
  ],
  ['nothing where this site has no section', { websites: { gazette: websites.courier } }, undefined],
  ['nothing for an empty story', {}, undefined],
])('is %s', (_, story, overline) => {
  expect(getOverline(story, options)).toEqual(overline);
});

const sectionPath = 'websites.courier.website_section.name';
test.each([
  ['the section of this site', { websites }, sectionPath],
  ['the label that is shown', { websites, label }, 'label.basic.text'],
  ['the section where the label is switched off', { websites, label: hidden }, sectionPath],
  [
    'the label of sponsored content, even where it is switched off',
    { websites, label: hidden, owner: { sponsored: true } },
    'label.basic.text',
  ],
  ['nothing for the phrase for sponsored content', { websites, owner: { sponsored: true } }, undefined],
  [
    'nothing for a label that is switched on and has no text',
    { websites, label: { basic: { display: true } } },
    undefined,
  ],
  ['nothing where this site has no section', { websites: { gazette: websites.courier } }, undefined],
  [
    'nothing for a section without a name',
    { websites: { courier: { website_section: { _id: '/coast' } } } },
    undefined,
  ],
  ['nothing for an empty story', {}, undefined],
])('leads an editor to %s', (_, story, path) => {
  expect(getOverlinePath(story, 'courier')).toBe(path);
});
