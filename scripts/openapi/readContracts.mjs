/**
 * The HTTP contracts of this workspace: the folder `src/contract` of each SDK, which the platform shares.
 *
 * Two things stand side by side in a contract's modules: tables of endpoints (`signInCalls`, or one endpoint,
 * `signUpCall`), which run, and an interface of the same name (`SignInCalls`), which says what each call takes and
 * answers. The compiler holds the names of both together; here they are read into one list.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

/**
 * @typedef {import('ts-json-schema-generator').Schema} Schema
 *
 * @typedef {object} Call
 * @property {string} id such as `signIn.login`
 * @property {string} topic such as `signIn`
 * @property {string} method
 * @property {string} path with `:name` for its variable parts
 * @property {Schema} description the call's interface: `caller`, `query`, `body`, `form`, `answer`
 *
 * @typedef {object} Contract
 * @property {string} service such as `identity`
 * @property {readonly Call[]} calls
 * @property {Readonly<Record<string, string>>} topics what each is about
 * @property {Readonly<Record<string, Schema>>} schemas of all exported types, by name
 */

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
export const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {NonNullable<Schema['properties']>[string] | undefined} schema
 * @returns {Schema}
 */
export const objectSchema = (schema) => (isRecord(schema) ? schema : {});

/** @param {unknown} value @returns {{ readonly method: string, readonly path: string } | undefined} */
function readEndpoint(value) {
  if (!isRecord(value)) return undefined;
  const { method, path } = value;
  return typeof method === 'string' && typeof path === 'string' ? { method, path } : undefined;
}

/**
 * The generator writes lists of unlike items as JSON Schema did before 2020, OpenAPI as it does since.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
function withPrefixItems(value) {
  if (Array.isArray(value)) return value.map(withPrefixItems);
  if (!isRecord(value)) return value;
  const members = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withPrefixItems(member)]),
  );
  const { items, additionalItems, ...rest } = members;
  if (!Array.isArray(items)) return members;
  return { ...rest, prefixItems: items, ...(additionalItems !== undefined && { items: additionalItems }) };
}

/** @param {string} folder @returns {Readonly<Record<string, Schema>>} */
function readSchemas(folder) {
  const generator = createGenerator({
    path: join(folder, '*.ts'),
    tsconfig: join(folder, '../../../tsconfig.base.json'),
    expose: 'export',
    jsDoc: 'extended',
    // `npm run types` checks them, with the compiler of the workspace.
    skipTypeCheck: true,
  });
  const { definitions = {} } = generator.createSchema('*');
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const current = withPrefixItems(schema);
      return [name, isRecord(current) ? current : {}];
    }),
  );
}

/**
 * @param {string} name of the table, such as `signInCalls`
 * @param {unknown} table
 * @param {Schema | undefined} description of its interface
 * @returns {readonly Call[]}
 * @throws Error the table has no interface
 */
function readTable(name, table, description) {
  if (description === undefined) {
    const typeName = name.charAt(0).toUpperCase() + name.slice(1);
    throw new Error(
      `The contract's table "${name}" does not say what its calls take and answer: export an interface ${typeName} beside it, and end the table with "as const satisfies Endpoints<${typeName}>".`,
    );
  }
  const topic = name.replace(/Calls?$/, '');
  const single = readEndpoint(table);
  if (single !== undefined) return [{ id: topic, topic, ...single, description }];
  return Object.entries(isRecord(table) ? table : {}).flatMap(([key, value]) => {
    const endpoint = readEndpoint(value);
    if (endpoint === undefined) return [];
    const call = objectSchema(description.properties?.[key]);
    return [{ id: `${topic}.${key}`, topic, ...endpoint, description: call }];
  });
}

/**
 * @param {string} folder absolute, of `src/contract`
 * @param {string} service
 * @returns {Promise<Contract | undefined>} `undefined` for one that describes no call yet
 */
async function readContract(folder, service) {
  /** @type {unknown} */
  const module = await import(pathToFileURL(join(folder, 'index.ts')).href);
  const tables = Object.entries(isRecord(module) ? module : {}).filter(([name]) => /Calls?$/.test(name));
  const schemas = readSchemas(folder);
  /** @param {string} name */
  const described = (name) => schemas[name.charAt(0).toUpperCase() + name.slice(1)];
  if (!tables.some(([name]) => described(name) !== undefined)) return undefined;
  return {
    service,
    calls: tables.flatMap(([name, table]) => readTable(name, table, described(name))),
    topics: Object.fromEntries(
      tables.map(([name]) => [name.replace(/Calls?$/, ''), described(name)?.description ?? '']),
    ),
    schemas,
  };
}

/**
 * Reads the contract of every SDK that describes at least one call; such an SDK must describe all its calls.
 *
 * @param {string} root
 * @returns {Promise<readonly Contract[]>}
 * @throws Error a call is not described
 */
export async function readContracts(root) {
  const contracts = [];
  for (const folder of readdirSync(root).toSorted()) {
    const contract = join(root, folder, 'src', 'contract');
    if (!folder.startsWith('sdk-') || !existsSync(join(contract, 'index.ts'))) continue;
    contracts.push(await readContract(contract, folder.slice('sdk-'.length)));
  }
  return contracts.filter((contract) => contract !== undefined);
}
