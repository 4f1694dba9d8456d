const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/**
 * First repeated key in an object of this JSON text. The text must be valid JSON: parsing it silently keeps
 * the last value.
 */
export function findRepeatedKey(json: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, colon] of json.matchAll(TOKENS)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (colon) {
      const key = String(JSON.parse(token.slice(0, -colon.length)));
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}
