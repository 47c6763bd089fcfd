/**
 * Finds the problems of a sales document, in itself and compared with what was sold. Readers keep the price at which they
 * bought, so the document of a sold price never changes; a price that succeeds it gets a code of its own.
 */
import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import {
  isJsonObject,
  listAt,
  textAt,
  valueAt,
  explainProblems,
  validatorOptions,
} from '@broadsheet/service-kit/json';
import type { Json, JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';
import { countCycles, isWholeCycles } from '../catalogue/billingCycle.ts';
import { parsePrice } from '../catalogue/Price.ts';
import { getChargeStep, parseDecimal } from '@broadsheet/service-kit/money';
import { findDocument } from '../documents/documentStore.ts';
import type { DocumentScope } from '../documents/documentStore.ts';
import { DEFAULT_CAMPAIGN } from '../documents/SalesDocumentType.ts';
import type { SalesDocumentType } from '../documents/SalesDocumentType.ts';
import { salesSchemas } from './schemas.ts';

let ajv: Ajv | undefined;
const validators = new Map<SalesDocumentType, ValidateFunction>();

/** Returns the validator of a type. It is compiled at its first use, because compiling is slow. */
function getValidator(type: SalesDocumentType): ValidateFunction {
  if (ajv === undefined) {
    ajv = new Ajv(validatorOptions);
    formats.default(ajv, ['date-time']);
  }
  const validate = validators.get(type) ?? ajv.compile(salesSchemas[type]);
  validators.set(type, validate);
  return validate;
}

function amountProblems(document: JsonObject): readonly DocumentProblem[] {
  const currency = textAt(document, 'currency') ?? '';
  return listAt(document, 'rates').flatMap((rate, index) => {
    const money = parseDecimal(valueAt(rate, 'amount'), currency);
    const path = `$.rates[${index}].amount`;
    if (money === undefined) {
      const reason = `${currency} has fewer decimals than this amount, or it is too large to be charged`;
      return [{ path, reason }];
    }
    if (money.amount % getChargeStep(currency) === 0) return [];
    return [
      { path, reason: `cards charge ${currency} in steps of 0.010: let the last of three decimals be 0` },
    ];
  });
}

function rateProblems(document: JsonObject): readonly DocumentProblem[] {
  const { rates } = parsePrice(document);
  return rates.flatMap((rate, index) => {
    const path = `$.rates[${index}]`;
    if (countCycles(rate) === Number.POSITIVE_INFINITY && index < rates.length - 1) {
      const reason =
        'only the last rate can last until the subscription is cancelled; no later one would be charged';
      return [{ path: `${path}.duration`, reason }];
    }
    if (isWholeCycles(rate)) return [];
    const reason =
      'the duration must be a whole number of billing cycles (a week has 7 days, a month 30, a year 12 months); write both in the same unit';
    return [{ path, reason }];
  });
}

/** Returns a problem when a document's end is not later than its start. */
function periodProblems(document: JsonObject): readonly DocumentProblem[] {
  const from = Date.parse(textAt(document, 'from') ?? '');
  const until = Date.parse(textAt(document, 'until') ?? '');
  return from >= until ? [{ path: '$.until', reason: 'must be later than "from"' }] : [];
}

function campaignProblems(document: JsonObject): readonly DocumentProblem[] {
  const hasEnd = document.until !== undefined || document.from !== undefined;
  return document.campaignCode === DEFAULT_CAMPAIGN && hasEnd
    ? [{ path: '$', reason: 'the campaign "default" is always on; leave "from" and "until" out' }]
    : periodProblems(document);
}

function taxProblems(document: JsonObject): readonly DocumentProblem[] {
  return listAt(document, 'taxes').flatMap((tax, index) =>
    Number(textAt(tax, 'rate')) < 1
      ? []
      : [{ path: `$.taxes[${index}].rate`, reason: 'a rate is a part of 1: write 19 % as "0.19"' }],
  );
}

function ruleIdProblems(document: JsonObject): readonly DocumentProblem[] {
  const ids = listAt(document, 'rules').map((rule) => valueAt(rule, 'id'));
  return ids.flatMap((id, index) =>
    ids.indexOf(id) === index
      ? []
      : [{ path: `$.rules[${index}].id`, reason: 'another rule has this id already; give each its own' }],
  );
}

function ownProblems(type: SalesDocumentType, document: JsonObject): readonly DocumentProblem[] {
  switch (type) {
    case 'price': {
      const amounts = amountProblems(document);
      return amounts.length > 0 ? amounts : rateProblems(document);
    }
    case 'campaign':
      return campaignProblems(document);
    case 'tax-table':
      return taxProblems(document);
    case 'paywall-rules':
      return ruleIdProblems(document);
    case 'product':
    case 'offer':
    case 'enterprise-code':
      return [];
  }
}

async function isSold({ queries, site }: DocumentScope, priceCode: string): Promise<boolean> {
  const rows = await queries.query(
    `select 1 from order_items join orders using (order_number)
      where order_items.price_code = $1 and orders.site = $2 limit 1`,
    [priceCode, site],
  );
  return rows.length > 0;
}

async function soldProblems(scope: DocumentScope, document: JsonObject): Promise<readonly DocumentProblem[]> {
  const priceCode = textAt(document, 'priceCode') ?? '';
  const stored = await findDocument(scope, 'price', { id: priceCode });
  if (stored === undefined || isDeepStrictEqual(stored, document)) return [];
  if (!(await isSold(scope, priceCode))) return [];
  const changed = Object.keys({ ...stored, ...document }).find(
    (key) => !isDeepStrictEqual(stored[key], document[key]),
  );
  const reason =
    `the price ${priceCode} was sold, and who bought at it keeps it: leave it as it is, ` +
    `and give the new one a "priceCode" of its own with "succeeds": "${priceCode}"`;
  return [{ path: `$.${changed ?? 'priceCode'}`, reason }];
}

/** Returns the problems of a document; unknown properties are warnings. */
export async function findSalesProblems(
  scope: DocumentScope,
  type: SalesDocumentType,
  { document }: { readonly document: Json },
): Promise<readonly DocumentProblem[]> {
  if (!isJsonObject(document)) return [{ path: '$', reason: 'a document must be a JSON object' }];
  const validate = getValidator(type);
  const problems = validate(document) ? [] : explainProblems(validate.errors ?? []);
  if (problems.some(({ isWarning }) => isWarning !== true)) return problems;
  const own = ownProblems(type, document);
  const sold = type === 'price' && own.length === 0 ? await soldProblems(scope, document) : [];
  return [...problems, ...own, ...sold];
}
