import { Type, type Static } from 'typebox';
import { Access, RouteAccess } from './registry';

/** Registration of a remote that `npm run dev` serves from a developer's machine. */
export const PreviewBody = Type.Object(
  {
    remote: Type.String({ pattern: '^mf-[a-z]+(-[a-z]+)*$', maxLength: 40 }),
    origin: Type.String({ pattern: '^http://(localhost|127\\.0\\.0\\.1):[0-9]{2,5}$' }),
    /** As in `release.json` of the development bundle. */
    container: Type.String({ maxLength: 80 }),
    /** The lowest contract that it supports. */
    contract: Type.Integer(),
    /** Path of the entry on `origin`. */
    entry: Type.String({ pattern: '^/[^\\s]*$', maxLength: 200 }),
    routes: Type.Array(RouteAccess, { maxItems: 200 }),
    fragments: Type.Array(Type.Object({ name: Type.String(), access: Access }), { maxItems: 50 }),
  },
  { additionalProperties: false },
);
export type PreviewBody = Static<typeof PreviewBody>;

export const Preview = Type.Object({
  id: Type.String(),
  remote: Type.String(),
  expires_at: Type.String(),
  /** Link that opens the shell with this preview in any browser. */
  link: Type.String(),
});
export type Preview = Static<typeof Preview>;
