/**
 * Checks the calls of a test against the OpenAPI document: every successful request, and every answer. Members that the
 * document does not name are a fault in an answer; in a request they are ignored, as the services do.
 */
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { openApiDocument } from '@broadsheet/platform/openapi';
import { isJsonObject, parseJson, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** One call of a test with its answer. */
export interface Exchange {
  readonly method: string;
  readonly url: URL;
  /** The JSON or the form fields that were sent. */
  readonly sent: unknown;
  readonly status: number;
  readonly answer: Json;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  /** The path with `{name}` for its variable parts. */
  readonly path: string;
  readonly description: JsonObject;
}

function objectAt(value: Json | undefined, ...path: readonly string[]): JsonObject {
  const found = valueAt(value, ...path);
  return isJsonObject(found) ? found : {};
}

/** The calls that the document describes. */
export const operations: readonly Operation[] = Object.entries(objectAt(openApiDocument, 'paths')).flatMap(
  ([path, methods]) =>
    Object.entries(objectAt(methods)).map(([method, operation]) => ({
      id: textAt(operation, 'operationId') ?? '',
      method: method.toUpperCase(),
      path,
      description: objectAt(operation),
    })),
);

/** Finds the operation of a request. @param path the path without the query */
export function findOperation(method: string, path: string): Operation | undefined {
  return operations.find((operation) => {
    const pattern = operation.path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+');
    return operation.method === method && new RegExp(`^${pattern}$`).test(path);
  });
}

const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
ajv.addSchema({ $id: 'openapi', components: objectAt(openApiDocument, 'components') });
const validators = new Map<string, ValidateFunction>();

function getValidator(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"openapi#/components/');
  const validator = validators.get(text) ?? ajv.compile(objectAt(parseJson(text)));
  validators.set(text, validator);
  return validator;
}

function requireValid(schema: JsonObject, value: unknown, what: string): void {
  const validator = getValidator(schema);
  if (validator(value)) return;
  throw new Error(
    `${what} is not what the OpenAPI document says: ${ajv.errorsText(validator.errors)}\n${JSON.stringify(value)}`,
  );
}

/** Converts the text of a query parameter to a number if the schema says that it is one. */
const readQuery = (schema: JsonObject, value: string): string | number =>
  schema['type'] === 'number' ? Number(value) : value;

function requireKnownRequest({ id, description }: Operation, { url, sent }: Exchange): void {
  const parameters = valueAt(description, 'parameters');
  const known = Array.isArray(parameters) ? parameters : [];
  for (const parameter of known.filter((one) => valueAt(one, 'in') === 'query')) {
    const value = url.searchParams.get(textAt(parameter, 'name') ?? '');
    const schema = objectAt(parameter, 'schema');
    if (value !== null) requireValid(schema, readQuery(schema, value), `The query of ${id}`);
    else if (valueAt(parameter, 'required') === true)
      throw new Error(`The query of ${id} lacks a parameter.`);
  }
  const body = objectAt(description, 'requestBody');
  const [content] = Object.values(objectAt(body, 'content'));
  const mayBeEmpty = body['required'] !== true && sent === undefined;
  if (content !== undefined && !mayBeEmpty)
    requireValid(objectAt(content, 'schema'), sent, `The body of ${id}`);
}

/** Checks a call and its answer. @throws Error when one of them does not match the document */
export function requireContract(exchange: Exchange): void {
  const { method, url, status, answer } = exchange;
  const operation = findOperation(method, url.pathname);
  if (operation === undefined) return;
  const responses = objectAt(operation.description, 'responses');
  const response = responses[String(status)] ?? (status >= 400 ? responses['default'] : undefined);
  if (response === undefined) throw new Error(`${operation.id} is not said to answer with status ${status}.`);
  const content = objectAt(response, 'content', 'application/json');
  if (Object.keys(content).length > 0) {
    requireValid(objectAt(content, 'schema'), answer, `The answer of ${operation.id} (${status})`);
  }
  if (status < 400) requireKnownRequest(operation, exchange);
}
