import { parseJson } from '@broadsheet/service-kit/json';
import openapi from './openapi.json' with { type: 'json' };

/** The HTTP contract of the services as an OpenAPI document; `npm run openapi` generates it. */
export const openApiDocument = parseJson(JSON.stringify(openapi));
