import { SOCIAL_NETWORKS } from '@broadsheet/sdk-content';
import {
  anything,
  boolean,
  closed,
  constant,
  listOf,
  open,
  openObject,
  ref,
  text,
} from '@broadsheet/service-kit/json';
import type { Schema } from '@broadsheet/service-kit/json';

const contributors = listOf({
  type: 'object',
  anyOf: [ref('author'), ref('reference'), ref('otherCredit')],
});

const PROFILE_TEXTS: readonly string[] = [
  'firstName',
  'middleName',
  'lastName',
  'affiliations',
  'longBio',
  'bio_page',
  ...SOCIAL_NETWORKS.filter((network) => network !== 'email'),
];

/** The schemas of authors, credits, distributors, sources and owners. */
export const people: Readonly<Record<string, Schema>> = {
  author: closed(
    {
      type: constant('author'),
      _id: text,
      version: ref('version'),
      name: text,
      image: { anyOf: [text, ref('image')] },
      url: text,
      description: text,
      ansImage: ref('image'),
      status: anything,
      last_updated_date: anything,
      social_links: ref('socialLinks'),
      slug: text,
      first_name: text,
      middle_name: text,
      last_name: text,
      suffix: text,
      byline: text,
      location: text,
      division: text,
      email: { type: 'string', format: 'email' },
      role: text,
      expertise: text,
      affiliation: text,
      languages: text,
      bio: text,
      long_bio: text,
      books: listOf(closed({ book_title: text, book_url: text })),
      education: listOf(closed({ school_name: text })),
      awards: listOf(closed({ award_name: text })),
      contributor: boolean,
      org: text,
      socialLinks: ref('socialLinks'),
      additional_properties: openObject,
      // The properties that the author service adds to its responses.
      ...Object.fromEntries(PROFILE_TEXTS.map((name) => [name, text])),
    },
    ['type', 'name'],
  ),
  /** A credit of an agency or an organisation. */
  otherCredit: {
    ...open({ type: { type: 'string', not: { enum: ['author', 'reference'] } }, name: text }, [
      'type',
      'name',
    ]),
  },
  socialLinks: listOf(open({ site: text, url: text })),
  credits: { type: 'object', additionalProperties: contributors },
  contributors: closed({ created_by: open({ user_id: text, display_name: text }) }),
  distributor: {
    type: 'object',
    oneOf: [
      closed({
        name: text,
        category: constant('staff', 'wires', 'freelance', 'stock', 'handout', 'other'),
        subcategory: text,
        additional_properties: openObject,
        mode: constant('custom'),
      }),
      closed({ reference_id: text, mode: constant('reference') }, ['reference_id', 'mode']),
    ],
  },
  source: closed({
    source_id: text,
    source_type: text,
    name: text,
    system: text,
    edit_url: text,
    additional_properties: openObject,
  }),
  owner: open({ id: text, name: text, sponsored: boolean }),
};
