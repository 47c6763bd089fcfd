/** Converts the OpenAPI document to the form that the page shows: topics with their calls, then the types. */
import { isJsonObject, listAt, objectAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

export interface ApiCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly about: string;
  readonly isDeprecated: boolean;
  readonly caller: 'anyone' | 'reader' | 'either';
  readonly query: readonly Member[];
  /** The schemas of request and response body; undefined if there is none. */
  readonly body: Json | undefined;
  readonly answer: Json | undefined;
}

/** A member of an object, or a parameter of a query. */
export interface Member {
  readonly name: string;
  readonly isRequired: boolean;
  readonly about: string;
  readonly schema: Json;
}

export interface Topic {
  readonly name: string;
  readonly about: string;
  readonly calls: readonly ApiCall[];
}

export interface ApiType {
  readonly name: string;
  readonly about: string;
  readonly members: readonly Member[];
  readonly schema: JsonObject;
}

export interface Api {
  readonly about: string;
  readonly topics: readonly Topic[];
  readonly types: readonly ApiType[];
}

const getEntries = (value: Json | undefined): readonly (readonly [string, Json])[] =>
  isJsonObject(value) ? Object.entries(value) : [];

/** Reads the members of an object's schema. */
export function readMembers(schema: Json): readonly Member[] {
  const required = listAt(schema, 'required');
  return getEntries(valueAt(schema, 'properties')).map(([name, member]) => ({
    name,
    isRequired: required.includes(name),
    about: textAt(member, 'description') ?? '',
    schema: member,
  }));
}

function readCaller(operation: Json): ApiCall['caller'] {
  const ways = listAt(operation, 'security');
  if (ways.length === 0) return 'anyone';
  return ways.some((way) => getEntries(way).length === 0) ? 'either' : 'reader';
}

/** Reads the schema of a body; if it has several media types, their schemas are the same. */
function readContent(value: Json | undefined): Json | undefined {
  const [first] = getEntries(objectAt(value, 'content'));
  return first === undefined ? undefined : valueAt(first[1], 'schema');
}

function readCall(path: string, method: string, operation: Json): ApiCall {
  const queries = listAt(operation, 'parameters').filter((parameter) => textAt(parameter, 'in') === 'query');
  return {
    id: textAt(operation, 'operationId') ?? '',
    method: method.toUpperCase(),
    path,
    about: textAt(operation, 'description') ?? '',
    isDeprecated: valueAt(operation, 'deprecated') === true,
    caller: readCaller(operation),
    query: queries.map((parameter) => ({
      name: textAt(parameter, 'name') ?? '',
      isRequired: valueAt(parameter, 'required') === true,
      about: textAt(parameter, 'description') ?? '',
      schema: valueAt(parameter, 'schema') ?? {},
    })),
    body: readContent(valueAt(operation, 'requestBody')),
    answer: readContent(valueAt(operation, 'responses', '200')),
  };
}

function readTopics(document: Json): readonly Topic[] {
  const calls = getEntries(valueAt(document, 'paths')).flatMap(([path, methods]) =>
    getEntries(methods).map(([method, operation]) => ({
      topic: listAt(operation, 'tags')[0],
      call: readCall(path, method, operation),
    })),
  );
  return listAt(document, 'tags').map((tag) => {
    const name = textAt(tag, 'name') ?? '';
    const own = calls.filter(({ topic }) => topic === name).map(({ call }) => call);
    return { name, about: textAt(tag, 'description') ?? '', calls: own };
  });
}

/** Reads the document that `npm run openapi` generates. */
export function readApi(document: Json): Api {
  const types = getEntries(valueAt(document, 'components', 'schemas')).flatMap(([name, schema]) =>
    isJsonObject(schema)
      ? [{ name, about: textAt(schema, 'description') ?? '', members: readMembers(schema), schema }]
      : [],
  );
  return {
    about: textAt(valueAt(document, 'info'), 'description') ?? '',
    topics: readTopics(document),
    types,
  };
}
