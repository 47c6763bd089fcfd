import { objectSchema } from './readContracts.mjs';

/** @typedef {import('./readContracts.mjs').Call} Call */
/** @typedef {import('./readContracts.mjs').Schema} Schema */

/**
 * Returns what a contract says of one part of a call.
 *
 * @param {Call} call
 * @param {string} part
 * @returns {Schema | undefined}
 */
export function getPart({ description }, part) {
  const schema = description.properties?.[part];
  return schema === undefined ? undefined : objectSchema(schema);
}

/** @param {string} path */
const pathParameters = (path) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

/** @param {Schema} query */
const queryParameters = ({ properties = {}, required = [] }) =>
  Object.entries(properties).map(([name, property]) => {
    const { description, ...schema } = objectSchema(property);
    return {
      name,
      in: 'query',
      required: required.includes(name),
      ...(description !== undefined && { description }),
      schema,
    };
  });

/** @param {Call} call @param {(schema: Schema) => Schema} resolve */
function getBody(call, resolve) {
  const body = getPart(call, 'body');
  const form = getPart(call, 'form');
  const sent = body ?? form;
  if (sent === undefined) return {};
  const content =
    form === undefined
      ? { 'application/json': { schema: body } }
      : {
          'multipart/form-data': { schema: form },
          'application/x-www-form-urlencoded': { schema: form },
        };
  // If every member is optional, the body is optional too.
  return { requestBody: { required: (resolve(sent).required ?? []).length > 0, content } };
}

/** @param {Schema | undefined} answer */
const getSuccess = (answer) =>
  answer === undefined
    ? { 303: { description: 'A page of the site, with the answer in its query.' } }
    : { 200: { description: 'Done.', content: { 'application/json': { schema: answer } } } };

const SECURITY = { anyone: [], reader: [{ bearer: [] }], either: [{}, { bearer: [] }] };

/** @param {Call} call @returns {keyof typeof SECURITY} */
function getCaller(call) {
  const caller = getPart(call, 'caller')?.const;
  if (caller === 'anyone' || caller === 'reader' || caller === 'either') return caller;
  throw new Error(`The contract's call "${call.id}" does not say who may call: anyone, reader or either.`);
}

/**
 * Makes the operation of a call.
 *
 * @param {Call} call
 * @param {{ readonly service: string, readonly resolve: (schema: Schema) => Schema }} options how to follow a reference
 */
export function describeCall(call, { service, resolve }) {
  const { description = '', deprecated } = /** @type {Schema & { deprecated?: unknown }} */ (
    call.description
  );
  const query = getPart(call, 'query');
  const parameters = [
    ...pathParameters(call.path),
    ...(query === undefined ? [] : queryParameters(resolve(query))),
  ];
  return {
    operationId: `${service}.${call.id}`,
    tags: [`${service}.${call.topic}`],
    summary: /^[^.:;]*/.exec(description)?.[0] ?? '',
    description,
    ...(deprecated !== undefined && { deprecated: true }),
    security: SECURITY[getCaller(call)],
    ...(parameters.length > 0 && { parameters }),
    ...getBody(call, resolve),
    responses: {
      ...getSuccess(getPart(call, 'answer')),
      default: {
        description: 'Refused, or failed.',
        content: {
          'application/json': { schema: getPart(call, 'refusal') ?? { $ref: '#/definitions/ErrorBody' } },
        },
      },
    },
  };
}
