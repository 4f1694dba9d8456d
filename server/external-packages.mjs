/**
 * Not bundled: packages that load adjacent files (binaries, WebAssembly, fonts, pages), that few servers
 * need, or that import named exports of a CommonJS package, which a bundle does not provide.
 */
export const EXTERNAL_PACKAGES = [
  '@aws-sdk/*',
  '@electric-sql/*',
  '@fastify/cookie',
  '@fastify/swagger-ui',
  '@node-rs/argon2',
  'pdfkit',
  'pg-native',
  'sharp',
];
