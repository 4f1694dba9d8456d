/**
 * @typedef {import('./read-operations.cjs').ApiDocument} ApiDocument
 * @typedef {import('./read-operations.cjs').Operation} Operation
 */

/**
 * The schema keywords that server/src/http/openapi/find-breakages.ts compares; descriptions and limits are
 * left out.
 */
const KEPT = new Set(['$ref', 'type', 'properties', 'required', 'items', 'anyOf', 'const', 'enum']);

/** @returns {any} */
function simplify(/** @type {any} */ schema) {
  if (Array.isArray(schema)) return schema.map(simplify);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).filter(([keyword]) => KEPT.has(keyword));
  return Object.fromEntries(
    entries.map(([keyword, value]) => [
      keyword,
      keyword === 'properties' ? mapValues(/** @type {any} */ (value), simplify) : simplify(value),
    ]),
  );
}

/**
 * @param {Record<string, any>} record
 * @param {(value: any) => any} change
 */
const mapValues = (record, change) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

const simplifyContent = (/** @type {any} */ content) =>
  mapValues(content, ({ schema }) => ({ schema: simplify(schema) }));

function simplifyOperation(/** @type {any} */ { operationId, parameters = [], requestBody, responses }) {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    operationId,
    parameters: parameters.map((/** @type {any} */ { name, in: place, required, schema }) => ({
      name,
      in: place,
      required,
      schema: simplify(schema),
    })),
    ...(requestBody && { requestBody: { content: simplifyContent(requestBody.content) } }),
    responses: mapValues(Object.fromEntries(successes), ({ content = {} }) => ({
      content: simplifyContent(content),
    })),
  };
}

/**
 * Names of the schemas that a value references.
 * @returns {string[]}
 */
const listNames = (/** @type {unknown} */ place) =>
  [...JSON.stringify(place).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);

/**
 * The part of the API description used by these operations, reduced to types: enough to check later whether a
 * live API is still compatible.
 * @param {ApiDocument} api
 * @param {readonly Operation[]} operations
 */
function sliceApi(api, operations) {
  const paths = /** @type {ApiDocument['paths']} */ ({});
  for (const { method, path } of operations) {
    const key = method.toLowerCase();
    const operation = api.paths[path]?.[key];
    if (operation) paths[path] = { ...paths[path], [key]: simplifyOperation(operation) };
  }
  const schemas = /** @type {Record<string, any>} */ ({});
  for (const names = listNames(paths); names.length > 0;) {
    const name = names.pop() ?? '';
    if (name in schemas) continue;
    schemas[name] = simplify(api.components.schemas[name]);
    names.push(...listNames(schemas[name]));
  }
  return { paths, components: { schemas } };
}

module.exports = { sliceApi };
