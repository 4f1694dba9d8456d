const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/** The first key that an object of this JSON has twice. The text is valid JSON: parsing it keeps the last one silently. */
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
