/**
 * `import()` would reject with an error object of the host, so a build that contains it is refused. Spaces
 * and comments, including HTML comments, may separate the word from its parenthesis; a separation that is too
 * long to follow counts as one that leads there.
 */
const AFTER_IMPORT =
  /^(?:\s|\/\*(?:[^*]|\*(?!\/))*(?:\*\/|$)|(?:\/\/|<!--|-->).*(?=[\n\r\u2028\u2029]|$))*(?:[(.]|$)/;
const MAX_SEPARATION = 2_000;

/** Whether a server build may contain `import()`. */
export const usesImport = (code: string) =>
  Array.from(code.matchAll(/(?<![\w$])import/g), ({ index }) => index + 'import'.length).some((end) =>
    AFTER_IMPORT.test(code.slice(end, end + MAX_SEPARATION)),
  );
