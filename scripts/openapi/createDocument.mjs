/**
 * The OpenAPI document of the platform's services, made of the contracts that clients and platform share.
 *
 * Answers are closed (`additionalProperties: false`): a member that the contract does not name is a fault, which the
 * platform's tests find. Requests are open: a service ignores members that it does not know, because clients send
 * whole records back.
 */
import { describeCall, getPart } from './describeCall.mjs';
import { isRecord, objectSchema } from './readContracts.mjs';

/** @typedef {import('./readContracts.mjs').Contract} Contract */
/** @typedef {import('./readContracts.mjs').Schema} Schema */

const REFERENCE = '#/definitions/';
const SENT = ['query', 'body', 'form'];

/** @param {unknown} value @returns {readonly string[]} names of the types that it refers to */
function listReferences(value) {
  if (Array.isArray(value)) return value.flatMap(listReferences);
  if (!isRecord(value)) return [];
  const { $ref, ...rest } = value;
  const own = typeof $ref === 'string' ? [decodeURIComponent($ref.slice(REFERENCE.length))] : [];
  return [...own, ...Object.values(rest).flatMap(listReferences)];
}

/**
 * @param {Contract['schemas']} schemas
 * @param {readonly unknown[]} roots
 * @returns {ReadonlySet<string>} names of all types that are reached
 */
function reach(schemas, roots) {
  /** @type {Set<string>} */
  const reached = new Set();
  const waiting = roots.flatMap(listReferences);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...listReferences(schemas[name]));
  }
  return reached;
}

/** @param {unknown} value @returns {unknown} the same without a ban on other members */
function opened(value) {
  if (Array.isArray(value)) return value.map(opened);
  if (!isRecord(value)) return value;
  const { additionalProperties, ...rest } = value;
  const members = Object.entries(rest).map(([name, member]) => [name, opened(member)]);
  return {
    ...Object.fromEntries(members),
    ...(additionalProperties !== false && isRecord(additionalProperties) && { additionalProperties }),
  };
}

/** @param {unknown} value @param {(name: string) => string} rename @returns {unknown} */
function withReferences(value, rename) {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, rename));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === '$ref' && typeof member === 'string' && member.startsWith(REFERENCE)
        ? `#/components/schemas/${rename(decodeURIComponent(member.slice(REFERENCE.length)))}`
        : withReferences(member, rename),
    ]),
  );
}

/** @param {string} text */
const capitalised = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Makes the paths, tags and types of one service. A type whose name another service uses for something else gets the
 * service's name as a prefix.
 *
 * @param {Contract} contract
 * @param {Readonly<Record<string, unknown>>} taken types of the services before
 */
function describeService({ service, calls, topics, schemas }, taken) {
  const sent = reach(
    schemas,
    calls.flatMap((call) => SENT.map((part) => getPart(call, part))),
  );
  const used = reach(schemas, [
    ...calls.map(({ description }) => description),
    { $ref: `${REFERENCE}ErrorBody` },
  ]);
  /** @param {string} name */
  const schemaOf = (name) => (sent.has(name) ? opened(schemas[name]) : schemas[name]);
  /** @param {string} name */
  const rename = (name) =>
    name in taken &&
    JSON.stringify(taken[name]) !== JSON.stringify(withReferences(schemaOf(name), (own) => own))
      ? `${capitalised(service)}${name}`
      : name;
  /** @type {Record<string, Record<string, unknown>>} */
  const paths = {};
  /** @param {Schema} schema */
  const resolve = (schema) => {
    const [name] = schema.$ref === undefined ? [] : listReferences(schema);
    return name === undefined ? schema : objectSchema(schemas[name]);
  };
  for (const call of calls) {
    const operation = describeCall(call, { service, resolve });
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: withReferences(operation, rename) };
  }
  const queries = new Set(calls.flatMap((call) => listReferences(getPart(call, 'query'))));
  const types = [...used].filter((name) => !queries.has(name)).toSorted();
  return {
    paths,
    tags: Object.entries(topics).map(([topic, description]) => ({
      name: `${service}.${topic}`,
      description,
    })),
    types: Object.fromEntries(types.map((name) => [rename(name), withReferences(schemaOf(name), rename)])),
  };
}

/**
 * @param {readonly Contract[]} contracts
 * @param {string} version
 */
export function createDocument(contracts, version) {
  /** @type {Record<string, unknown>} */
  let schemas = {};
  /** @type {Record<string, unknown>} */
  let paths = {};
  const tags = [];
  for (const contract of contracts) {
    const described = describeService(contract, schemas);
    schemas = { ...schemas, ...described.types };
    paths = { ...paths, ...described.paths };
    tags.push(...described.tags);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Broadsheet',
      version,
      description:
        'The services that the client SDKs call. A refusal has `code` and `message`; published clients look at the body alone.',
    },
    servers: [{ url: '/' }],
    tags,
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: 'The access token. The site’s own pages may send their session cookie instead.',
        },
      },
      schemas,
    },
  };
}
